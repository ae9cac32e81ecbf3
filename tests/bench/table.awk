# Reads `LINE FIGURE SUBJECT VALUE`, many of each, and prints the median of each, with the least and the most. Ratios
# are those of medians.
{
    row = $1 " " $2
    if (!(row in rows)) {
        rows[row] = ++row_count
        names[row_count] = row
    }
    subjects[$3] = 1
    all[row, $3] = all[row, $3] " " $4
}

function sorted(text, values,    count, i, j, value) {
    count = split(text, values, " ")
    for (i = 2; i <= count; ++i) {
        value = values[i] + 0
        for (j = i; j > 1 && values[j - 1] + 0 > value; --j) values[j] = values[j - 1]
        values[j] = value
    }
    return count
}

function shown(value) {
    if (value >= 1000) return sprintf("%d", value + 0.5)
    return sprintf(value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
}

function summary(row, subject,    values, count) {
    if (!((row, subject) in all)) return "-"
    count = sorted(all[row, subject], values)
    return shown(median(row, subject)) " (" shown(values[1]) " - " shown(values[count]) ")"
}

function median(row, subject,    values, count) {
    count = sorted(all[row, subject], values)
    return count % 2 ? values[(count + 1) / 2] : (values[count / 2] + values[count / 2 + 1]) / 2
}

# How often `of` contains `part`, where both have it.
function ratio(row, part, of) {
    if (!((row, part) in all) || !((row, of) in all)) return "-"
    return sprintf("%.3f", median(row, part) / median(row, of))
}

END {
    count = split("server against relay stored", order, " ")
    printf "%-34s", "median (least - most)"
    for (i = 1; i <= count; ++i) if (order[i] in subjects) printf " %-28s", order[i]
    printf "\n"
    for (r = 1; r <= row_count; ++r) {
        printf "%-34s", names[r]
        for (i = 1; i <= count; ++i) if (order[i] in subjects) printf " %-28s", summary(names[r], order[i])
        printf "\n"
    }
    printf "\n%-34s %-22s %-22s\n", "turns, as a share of the stored", "a second", "a second of processor"
    for (r = 1; r <= row_count; ++r) if (names[r] ~ / turns_a_second$/) {
        line = names[r]
        sub(/ .*/, "", line)
        for (i = 1; i <= 2; ++i) if (order[i] in subjects)
            printf "%-34s %-22s %-22s\n", line " " order[i], ratio(names[r], order[i], "stored"),
                ratio(line " cpu_all", "stored", order[i])
    }
}
