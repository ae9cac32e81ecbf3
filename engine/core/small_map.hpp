// A sorted map for few entries. Its entries lie inside the map object, so it needs no heap memory.
#pragma once

#include <boost/container/flat_map.hpp>
#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <functional>
#include <utility>

namespace reami {

/// A map that stores up to `usual` entries inside itself. If it has more, all its entries are on the heap.
template <class Key, class T, std::size_t usual>
using SmallMap = boost::container::flat_map<Key, T, std::less<Key>,
                                            boost::container::small_vector<std::pair<Key, T>, usual>>;

}  // namespace reami
