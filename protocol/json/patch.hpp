// Two values of one described struct to their JSON Patch (RFC 6902): straight to text, without a tree. Only
// `add`, `remove` and `replace` occur. Law: nlohmann::json::parse(write(before)).patch(parse(patch)) ==
// parse(write(after)).
//
//   [{"op":"replace","path":"/seats/2/points","value":12},{"op":"remove","path":"/row/17"}]
//
// Structs, maps and sets are compared member by member; where replacing one of them whole is shorter than its
// operations, it is replaced. Lists are always replaced whole. Whatever is compared has an ==.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/json/escape.hpp"
#include "protocol/json/write.hpp"

namespace reami::json {

/// Appends the operations of one patch to a text.
class PatchWriter {
public:
    explicit PatchWriter(std::string& out) : out_(out) {}

    /// Expects values that differ.
    template <class T>
    void compare(const T& before, const T& after) {
        constexpr Form of = form<T>;
        if constexpr (of == Form::object)
            members(before, after);
        else if constexpr (of == Form::map || of == Form::set)
            entries(before, after);
        else if constexpr (of == Form::nullable)
            optional(before, after);
        else if constexpr (of == Form::one_of)
            before.index() == after.index() ? same_alternative(before, after) : replace(after);
        else
            replace(after);
    }

private:
    /// Like `compare`, for a part that has a path of its own and may be replaced whole.
    template <class T>
    void compare_at(std::string_view key, const T& before, const T& after) {
        const std::size_t path = enter(key);
        const std::size_t start = out_.size();
        const int operations = operations_;
        compare(before, after);
        if (operations_ > operations + 1) take_shorter(start, after);
        path_.resize(path);
    }

    template <class T>
    void members(const T& before, const T& after) {
        boost::mp11::mp_for_each<Members<T>>([&](auto member) {
            constexpr std::string_view name = member_name<decltype(member)>;
            const auto &old = before.*member.pointer, &now = after.*member.pointer;
            if (old == now) return;
            if constexpr (form<MemberType<T, decltype(member)>> == Form::nullable)
                optional_member(name, old, now);
            else
                compare_at(name, old, now);
        });
    }

    template <class T>
    void optional_member(std::string_view name, const std::optional<T>& before,
                         const std::optional<T>& after) {
        if (before && after)
            compare_at(name, *before, *after);
        else if (before)
            remove(name);
        else if (after)
            add(name, *after);
    }

    /// Of a map; empty, it is null.
    template <class T>
    void optional(const std::optional<T>& before, const std::optional<T>& after) {
        if (before.has_value() && after.has_value())
            compare(*before, *after);
        else
            replace(after);
    }

    template <class T>
    void same_alternative(const T& before, const T& after) {
        std::visit([&](const auto& now) { compare(std::get<std::decay_t<decltype(now)>>(before), now); },
                   after);
    }

    /// Walks both maps or sets in step, in the order of their keys.
    template <class T>
    void entries(const T& before, const T& after) {
        const auto precedes = before.key_comp();
        auto old = before.begin();
        for (auto now = after.begin(); now != after.end();) {
            if (old == before.end() || precedes(key_of<T>(*now), key_of<T>(*old))) {
                add_entry<T>(*now++);
            } else if (precedes(key_of<T>(*old), key_of<T>(*now))) {
                remove(key_text(key_of<T>(*old++)));
            } else {
                compare_entry<T>(*old++, *now++);
            }
        }
        for (; old != before.end(); ++old) remove(key_text(key_of<T>(*old)));
    }

    template <class T>
    static const auto& key_of(const typename T::value_type& entry) {
        if constexpr (form<T> == Form::map)
            return entry.first;
        else
            return entry;
    }

    template <class T>
    void add_entry(const typename T::value_type& entry) {
        if constexpr (form<T> == Form::map)
            add(key_text(entry.first), entry.second);
        else
            add(key_text(entry), true);
    }

    template <class T>
    void compare_entry(const typename T::value_type& before, const typename T::value_type& after) {
        if constexpr (form<T> == Form::map)
            if (!(before.second == after.second))
                compare_at(key_text(before.first), before.second, after.second);
    }

    template <class T>
    void add(std::string_view key, const T& value) {
        const std::size_t path = enter(key);
        operation("add");
        with_value(value);
        path_.resize(path);
    }

    void remove(std::string_view key) {
        const std::size_t path = enter(key);
        operation("remove");
        out_ += '}';
        path_.resize(path);
    }

    template <class T>
    void replace(const T& after) {
        operation("replace");
        with_value(after);
    }

    /// Keeps the operations from `start` on, or one that replaces the whole part, whichever is shorter.
    template <class T>
    void take_shorter(std::size_t start, const T& after) {
        const std::size_t end = out_.size();
        replace(after);
        if (out_.size() - end > end - start) return out_.resize(end);
        const std::size_t comma =
            out_[start] == ',' ? 0 : 1;  // the first operation of all has none before it
        out_.erase(start, end - start + comma);
    }

    /// `{"op":"…","path":"…"`
    void operation(std::string_view op) {
        if (out_.back() == '}') out_ += ',';
        out_ += R"({"op":")";
        out_ += op;
        out_ += R"(","path":")";
        out_ += path_;
        out_ += '"';
        ++operations_;
    }

    template <class T>
    void with_value(const T& value) {
        out_ += R"(,"value":)";
        append(out_, value);
        out_ += '}';
    }

    /// Returns the length of the path to go back to.
    std::size_t enter(std::string_view key) {
        const std::size_t length = path_.size();
        append_step(path_, key);
        return length;
    }

    std::string& out_;
    std::string path_;  ///< of the part that is being compared, escaped as it is written
    int operations_ = 0;
};

/// Appends the patch that makes `after` of `before`; `[]` if they are equal.
template <DescribedStruct T>
void append_patch(std::string& out, const T& before, const T& after) {
    out += '[';
    if (!(before == after)) PatchWriter(out).compare(before, after);
    out += ']';
}

template <DescribedStruct T>
std::string patch(const T& before, const T& after) {
    std::string text;
    append_patch(text, before, after);
    return text;
}

}  // namespace reami::json
