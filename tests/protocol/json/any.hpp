// Random values of any type that has a JSON form, for RapidCheck. There are only a few keys, so that two maps
// have some in common, and texts consist of special characters of JSON and UTF-8.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tests/protocol/json/sample.hpp"

namespace reami::sample {

/// Fills values at random. Must be used inside `rc::gen::exec` or a property.
struct Any {
    template <class T>
    void operator()(T& value) const {
        if constexpr (json::DescribedStruct<T>)
            boost::mp11::mp_for_each<json::Members<T>>([&](auto member) { (*this)(value.*member.pointer); });
        else if constexpr (json::MapLike<T> || json::SetLike<T>)
            entries(value);
        else if constexpr (json::ListLike<T>)
            list(value);
        else
            value = *rc::gen::arbitrary<T>();
    }
    void operator()(std::string& text) const {
        const auto pieces =
            *rc::gen::resize(4, rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
                                    "a", "b", "0", "-", "~", "/", "\"", "\\", "\b", "\f", "\n", "\r", "\t",
                                    "\x01", "\x1f", "\x7f", "\xC3\xA8", "\xE6\xBC\xA2", "\xF0\x9F\x8F\xB0")));
        for (const std::string& piece : pieces) text += piece;
    }
    void operator()(Terrain& terrain) const {
        terrain = *rc::gen::element(Terrain::wheat, Terrain::lake, Terrain::default_);
    }
    void operator()(Square& square) const {
        square = *rc::gen::element(Square{'a', '1'}, Square{'a', '9'}, Square{'b', '1'}, Square{'~', '/'});
    }
    void operator()(Seat& seat) const { seat = Seat::from_number(*rc::gen::inRange(1, max_seats + 1)); }
    void operator()(SeatSet& seats) const {
        for (const Seat seat : SeatSet::first(max_seats))
            if (*rc::gen::arbitrary<bool>()) seats.insert(seat);
    }
    void operator()(json::RawJson& raw) const {
        raw.text = *rc::gen::element<std::string>("null", "{}", R"({"a":[1,2]})", R"("/~")");
    }
    template <class T>
    void operator()(std::optional<T>& value) const {
        if (*rc::gen::arbitrary<bool>()) (*this)(value.emplace());
    }
    void operator()(Event& event) const {
        if (*rc::gen::arbitrary<bool>())
            event = Passed();
        else
            (*this)(event.emplace<Placed>());
    }

private:
    template <class T>
    void entries(T& entries) const {
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
            typename T::key_type key{};
            (*this)(key);
            if constexpr (json::Number<typename T::key_type>)
                key = static_cast<typename T::key_type>(key % 20);
            if constexpr (json::MapLike<T>)
                (*this)(entries[key]);
            else
                entries.insert(key);
        }
    }
    template <class T>
    void list(T& list) const {
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i) (*this)(list.emplace_back());
    }
};

template <class T>
T any() {
    T value{};
    Any()(value);
    return value;
}

/// A value that shares most members with `value`; some are random.
template <json::DescribedStruct T>
T changed(T value) {
    boost::mp11::mp_for_each<json::Members<T>>([&](auto member) {
        using Member = json::MemberType<T, decltype(member)>;
        if (*rc::gen::inRange(0, 4) == 0) value.*member.pointer = any<Member>();
    });
    return value;
}

}  // namespace reami::sample
