// A sorted map for few entries. It stores them inside itself, so that it needs no memory from the heap.
#pragma once

#include <boost/container/flat_map.hpp>
#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <functional>
#include <utility>

namespace reami {

/// A map that keeps up to `usual` entries in place; with more, all entries are on the heap.
template <class Key, class T, std::size_t usual>
using SmallMap = boost::container::flat_map<Key, T, std::less<Key>,
                                            boost::container::small_vector<std::pair<Key, T>, usual>>;

}  // namespace reami
