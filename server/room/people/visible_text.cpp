#include "server/room/people/visible_text.hpp"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>

#include "server/room/people/unicode_text.hpp"

namespace reami::room {

namespace {

using Points = std::u32string;

constexpr UChar32 zero_width_non_joiner = 0x200C, zero_width_joiner = 0x200D;
constexpr UChar32 as_text = 0xFE0E, as_emoji = 0xFE0F;
constexpr UChar32 object_replacement = 0xFFFC;

enum class Sight {
    shown,
    blank,
    mark,      ///< belongs to the character before it
    joiner,    ///< joins its neighbours, or keeps them apart
    selector,  ///< chooses how the character before it looks
    unseen,
};

Sight sight_of(UChar32 point) {
    if (point == zero_width_non_joiner || point == zero_width_joiner) return Sight::joiner;
    if (point == as_text || point == as_emoji) return Sight::selector;
    if (point == object_replacement) return Sight::unseen;
    if (u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return Sight::unseen;
    switch (u_charType(point)) {
        case U_CONTROL_CHAR:
        case U_LINE_SEPARATOR:
        case U_PARAGRAPH_SEPARATOR:
        case U_PRIVATE_USE_CHAR:
        case U_SURROGATE:
            return Sight::unseen;
        case U_FORMAT_CHAR:  // a few of these are visible: signs around a number
            return u_hasBinaryProperty(point, UCHAR_PREPENDED_CONCATENATION_MARK) ? Sight::shown
                                                                                  : Sight::unseen;
        case U_UNASSIGNED:  // a newer Unicode may have an emoji here
            return u_hasBinaryProperty(point, UCHAR_EXTENDED_PICTOGRAPHIC) ? Sight::shown : Sight::unseen;
        case U_NON_SPACING_MARK:
        case U_ENCLOSING_MARK:
        case U_COMBINING_SPACING_MARK:
            return Sight::mark;
        default:
            return is_blank(static_cast<char32_t>(point)) ? Sight::blank : Sight::shown;
    }
}

/// Counts the marks on one letter.
class Pile {
public:
    /// Counts the mark, and returns whether the letter can take it.
    bool takes(UChar32 mark) {
        if (u_charType(mark) == U_COMBINING_SPACING_MARK) {
            *this = {};
            return true;
        }
        ++marks_;
        if (u_getIntPropertyValue(mark, UCHAR_SCRIPT) == USCRIPT_INHERITED) ++accents_;
        return marks_ <= 3 && accents_ <= 2;
    }

private:
    int marks_ = 0;
    int accents_ = 0;  ///< of these marks, the ones that fit the letters of any script
};

bool is_written_joined(UChar32 letter) {
    const int how = u_getIntPropertyValue(letter, UCHAR_JOINING_TYPE);
    return how == U_JT_DUAL_JOINING || how == U_JT_RIGHT_JOINING || how == U_JT_LEFT_JOINING;
}

bool ends_emoji(UChar32 point) {
    return point == as_emoji || u_hasBinaryProperty(point, UCHAR_EXTENDED_PICTOGRAPHIC) ||
           u_hasBinaryProperty(point, UCHAR_EMOJI_MODIFIER);
}

/// Whether the joiner at that place changes the visible text.
bool joins(const Points& points, std::size_t at) {
    constexpr int virama = 9;
    if (at == 0) return false;
    const UChar32 before = icu_point(points[at - 1]);
    if (u_getCombiningClass(before) == virama) return true;
    if (at + 1 == points.size()) return false;
    const UChar32 after = icu_point(points[at + 1]);
    if (is_written_joined(before) && is_written_joined(after)) return true;
    return icu_point(points[at]) == zero_width_joiner && ends_emoji(before) &&
           u_hasBinaryProperty(after, UCHAR_EXTENDED_PICTOGRAPHIC);
}

bool chooses(const Points& points, std::size_t at) {
    return at > 0 && u_hasBinaryProperty(icu_point(points[at - 1]), UCHAR_EMOJI);
}

bool can_stand(const Points& points, std::size_t at, Pile& pile) {
    switch (sight_of(icu_point(points[at]))) {
        case Sight::shown:
        case Sight::blank:
            pile = {};
            return true;
        case Sight::mark:
            return at > 0 && pile.takes(icu_point(points[at]));
        case Sight::joiner:
            return joins(points, at);
        case Sight::selector:
            return chooses(points, at);
        case Sight::unseen:
            break;
    }
    return false;
}

bool is_visible(const Points& points) {
    Pile pile;
    for (std::size_t at = 0; at < points.size(); ++at)
        if (!can_stand(points, at, pile)) return false;
    return std::ranges::any_of(points,
                               [](char32_t point) { return sight_of(icu_point(point)) == Sight::shown; });
}

void trim(Points& points) {
    const auto has_ink = [](char32_t point) { return !is_blank(point); };
    points.erase(std::find_if(points.rbegin(), points.rend(), has_ink).base(), points.end());
    points.erase(points.begin(), std::find_if(points.begin(), points.end(), has_ink));
}

}  // namespace

bool is_blank(char32_t point) {
    constexpr char32_t braille_without_dots = 0x2800, null_notehead = 0x1D159;
    constexpr char32_t hieroglyph_full_blank = 0x13441, hieroglyph_half_blank = 0x13442;
    return u_isUWhiteSpace(icu_point(point)) != 0 || point == braille_without_dots ||
           point == null_notehead || point == hieroglyph_full_blank || point == hieroglyph_half_blank;
}

std::optional<std::string> visible_text(std::string_view text, std::size_t most) {
    const auto read = code_points(text);
    if (!read) return std::nullopt;
    Points points = composed(*read);
    trim(points);
    if (points.size() > most || !is_visible(points)) return std::nullopt;
    return utf8(points);
}

}  // namespace reami::room
