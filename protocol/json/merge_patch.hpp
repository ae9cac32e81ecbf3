// Writes the JSON Merge Patch (RFC 7396) from one value of a described struct to another. Writes the text
// directly, without a tree. The patch contains the members that differ; `null` removes a member. A test
// checks that nlohmann's merge_patch, applied to parse(write(before)) and parse(patch), gives
// parse(write(after)).
//
//   {"row":{"17":null},"seats":{"2":{"points":12}}}
//
// The writer compares structs, maps and sets member by member, and replaces a list as a whole. A merge patch
// can't set a value to `null`, so compared values contain no null: only a member may be optional, because it
// may be absent. Compared types have an ==. The text of the patch is canonical (write.hpp).
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "protocol/json/escape.hpp"
#include "protocol/json/write.hpp"

namespace reami::json {

/// Appends the differences of values to a text.
class MergePatchWriter {
public:
    explicit MergePatchWriter(std::string& out) : out_(out) {}

    /// Expects values that differ.
    template <class T>
    void difference(const T& before, const T& after) {
        constexpr Form of = form<T>;
        static_assert(of != Form::nullable && of != Form::anything && of != Form::written,
                      "null would take it away");
        if constexpr (of == Form::object)
            members(before, after);
        else if constexpr (of == Form::map || of == Form::set)
            entries(before, after);
        else if constexpr (of == Form::one_of)
            std::visit([this](const auto& old, const auto& now) { this->alternatives(old, now); }, before,
                       after);
        else
            append(out_, after);
    }

private:
    template <class T>
    void members(const T& before, const T& after) {
        out_ += '{';
        boost::mp11::mp_for_each<typename WrittenMembers<T>::type>([&](auto member) {
            if constexpr (!std::same_as<decltype(member), TagMember<T>>) {
                const auto &old = before.*member.pointer, &now = after.*member.pointer;
                if (old == now) return;
                name(member_name<decltype(member)>);
                if constexpr (form<MemberType<T, decltype(member)>> == Form::nullable)
                    optional(old, now);
                else
                    difference(old, now);
            }
        });
        out_ += '}';
    }

    /// Appends the differences of two optional values. Expects that they differ.
    template <class T>
    void optional(const std::optional<T>& before, const std::optional<T>& after) {
        if (!after)
            out_ += "null";
        else if (before)
            difference(*before, *after);
        else
            append(out_, *after);
    }

    /// Goes through both maps or sets in parallel, in the order of their keys.
    template <class T>
    void entries(const T& before, const T& after) {
        ObjectMembers changed;
        const auto change_of = [&](const auto& entry) -> std::string& {
            return changed[std::string(key_text(key_of<T>(entry)))];
        };
        const auto precedes = before.key_comp();
        auto old = before.begin();
        for (const auto& now : after) {
            for (; old != before.end() && precedes(key_of<T>(*old), key_of<T>(now)); ++old)
                change_of(*old) = "null";
            const bool was_there = old != before.end() && !precedes(key_of<T>(now), key_of<T>(*old));
            if (!was_there)
                added<T>(change_of(now), now);
            else if constexpr (form<T> == Form::map)
                if (!(old->second == now.second))
                    MergePatchWriter(change_of(now)).difference(old->second, now.second);
            if (was_there) ++old;
        }
        for (; old != before.end(); ++old) change_of(*old) = "null";
        append_object(out_, changed);
    }

    template <class T>
    static const auto& key_of(const typename T::value_type& entry) {
        if constexpr (form<T> == Form::map)
            return entry.first;
        else
            return entry;
    }

    template <class T>
    static void added(std::string& out, const typename T::value_type& entry) {
        if constexpr (form<T> == Form::map)
            append(out, entry.second);
        else
            out += "true";
    }

    template <class T>
    void alternatives(const T& before, const T& after) {
        members(before, after);
    }

    /// Appends all members of the new struct. Appends null for each member that only the old struct has.
    template <class Old, class New>
    void alternatives(const Old& before, const New& after) {
        ObjectMembers named;
        each_told(before, [&](std::string_view name, const auto&) { named[std::string(name)] = "null"; });
        each_told(after,
                  [&](std::string_view name, const auto& value) { named[std::string(name)] = write(value); });
        append_object(out_, named);
    }

    /// Calls `tell` with the name and the value of each member that JSON contains.
    template <class T, class Tell>
    static void each_told(const T& object, Tell tell) {
        if constexpr (Tagged<T>) tell(tag_of<T>().key, tag_of<T>().name);
        boost::mp11::mp_for_each<Members<T>>([&](auto member) {
            using Value = MemberType<T, decltype(member)>;
            constexpr Form of = form<Value>;
            static_assert(of != Form::object && of != Form::map && of != Form::set && of != Form::one_of,
                          "the parts of the old alternative would stay");
            if constexpr (of == Form::nullable) {
                if (object.*member.pointer) tell(member_name<decltype(member)>, *(object.*member.pointer));
            } else {
                tell(member_name<decltype(member)>, object.*member.pointer);
            }
        });
    }

    void name(std::string_view name) { append_name(out_, name); }

    std::string& out_;
};

/// Appends the patch that changes `before` to `after`; `{}` if they are equal.
template <DescribedStruct T>
void append_merge_patch(std::string& out, const T& before, const T& after) {
    if (before == after)
        out += "{}";
    else
        MergePatchWriter(out).difference(before, after);
}

template <DescribedStruct T>
std::string merge_patch(const T& before, const T& after) {
    std::string text;
    text.reserve(240);  // the usual size, as in write.hpp
    append_merge_patch(text, before, after);
    return text;
}

}  // namespace reami::json
