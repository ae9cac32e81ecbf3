# Reads lines `LINE FIGURE SUBJECT VALUE`, with a value of each figure for each run. Prints a table in Markdown with the
# median, the least and the greatest value of each figure, and a second table with the ratios to the stored relay.
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

# The ratio of two subjects' medians in one row; `-` if one of them is missing.
function ratio(row, part, of) {
    if (!((row, part) in all) || !((row, of) in all) || median(row, of) == 0) return "-"
    return sprintf("%.3f", median(row, part) / median(row, of))
}

function print_row(name, cells, count, width,    i) {
    printf "| %-36s |", name
    for (i = 1; i <= count; ++i) printf " %-" width "s |", cells[i]
    printf "\n"
}

function print_rule(count,    i) {
    printf "|---|"
    for (i = 1; i <= count; ++i) printf "---|"
    printf "\n"
}

# Prints a row with the ratio of each server to the stored relay. If `upside_down`, the row has the ratios of the relay
# to the servers.
function print_ratio(name, row, upside_down,    i, cells) {
    if (!((row, "stored") in all)) return
    for (i = 1; i <= ours; ++i)
        cells[i] = upside_down ? ratio(row, "stored", shown_subjects[i]) : ratio(row, shown_subjects[i], "stored")
    print_row(name, cells, ours, 8)
}

END {
    count = split("server against relay stored", order, " ")
    for (i = 1; i <= count; ++i) if (order[i] in subjects) {
        shown_subjects[++columns] = order[i]
        if (i <= 2) ours = columns
    }
    print_row("median (least - most)", shown_subjects, columns, 24)
    print_rule(columns)
    for (r = 1; r <= row_count; ++r) {
        for (i = 1; i <= columns; ++i) cells[i] = summary(names[r], shown_subjects[i])
        print_row(names[r], cells, columns, 24)
    }
    printf "\n"
    print_row("ratio to the stored relay", shown_subjects, ours, 8)
    print_rule(ours)
    for (r = 1; r <= row_count; ++r) {
        split(names[r], name, " ")
        if (name[1] ~ /_rooms$/ && name[2] == "turns_a_second") {
            print_ratio(name[1] ": turns a second", names[r], 0)
            print_ratio(name[1] ": turns a second of processor", name[1] " us_processor_all", 1)
        }
        if (name[1] == "light" && name[2] ~ /^us_to_opponent/) print_ratio(names[r], names[r], 0)
        if (name[1] == "start_of_0") print_ratio(names[r], names[r], 0)
    }
}
