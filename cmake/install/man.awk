# Completes a manual page with the program's own --help, so that the page can't go stale: a line `.OPTIONS` becomes the
# options in the program's --help, `.OPTIONS export` those of its command `export`, `.OPTIONS Limits` those of the
# group Limits. `.SETTINGS` does the same in the form of the settings file. `.RELEASE` is the line with its --version.
#     awk -v program=PATH -f man.awk PAGE
# CLI11 prints the help: an option's meaning begins in the same column as that of --help, or is on a line below.

function roff(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    return text
}

# The meaning as a sentence, because the page prints it alone, below the option.
function sentence(text) {
    gsub(/\\/, "\\e", text)
    return toupper(substr(text, 1, 1)) substr(text, 2) (text ~ /[].)]$/ ? "" : ".")
}

# The placeholder of a value in TOML: `NUMBER` as it is, `FILE` as a string, `ORIGIN ...` as a list of strings.
function as_toml(value) {
    if (value ~ /^(NUMBER|SECONDS|BOOL)$/) return value
    if (sub(/ \.\.\.$/, "", value)) return "[\\(dq" value "\\(dq, …]"
    return "\\(dq" value "\\(dq"
}

function print_option(head, meaning,    words, name) {
    gsub(/^ +| +$/, "", head)
    gsub(/^ +| +$/, "", meaning)
    sub(/TEXT:/, "", head)
    if (head == "") return
    split(head, words, " ")
    name = words[1]
    sub(/^[^ ]+ ?/, "", head)
    if (as_settings && name ~ /--(help|version|config)$/) return
    ++found
    print ".TP"
    if (as_settings) {
        sub(/^--/, "", name)
        gsub(/-/, "_", name)
        sub(/ *Needs:.*/, "", head)
        printf ".BI \"%s = \" \"%s\"\n", name, as_toml(head)
    } else {
        name = roff(name)
        gsub(/,/, "\\fR, \\fB", name)
        sub(/Needs:/, "with", head)
        printf "\\fB%s\\fR%s\n", name, head == "" ? "" : " " roff(head)
    }
    print sentence(meaning)
}

# Prints the options of `program command --help` that belong to the group, or to no group if it is empty.
function print_options(command, group,    line, here, head, meaning, indent, width, shell) {
    found = 0
    shell = "'" program "' " command " --help"
    while ((shell | getline line) > 0) {
        if (line ~ /^\[Option Group: /) here = substr(line, 16, length(line) - 16)
        match(line, /^ */)
        indent = RLENGTH
        if (line ~ /^ +-h,--help /) width = index(line, "Print this") - 1 - indent
        if (line ~ /^ +-/ && indent < 8) {
            print_option(head, meaning)
            head = meaning = ""
            if (here != group) continue
            head = line
            if (substr(line, indent + width, 1) == " ") {
                head = substr(line, 1, indent + width)
                meaning = substr(line, indent + width + 1)
            }
        } else if (head != "" && indent >= width) {
            meaning = meaning " " substr(line, indent + 1)
        }
    }
    close(shell)
    print_option(head, meaning)
    if (found == 0) {
        print "no options in: " shell " (group \"" group "\")" > "/dev/stderr"
        exit 1
    }
}

/^\.(OPTIONS|SETTINGS)/ {
    as_settings = $1 == ".SETTINGS"
    is_command = $2 ~ /^[a-z]/
    print_options(is_command ? $2 : "", is_command ? "" : $2)
    next
}
/^\.RELEASE/ {
    shell = "'" program "' --version"
    shell | getline release
    close(shell)
    print ".TH " $2 " " $3 " \"\" \"" release "\" \"" substr($0, index($0, $4)) "\""
    next
}
{ print }
