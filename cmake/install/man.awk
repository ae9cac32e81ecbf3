# Adds the options of a program to its manual page. The options come from --help, so that the page always lists the
# options of the program:
#     .OPTIONS           becomes the options of the program
#     .OPTIONS export    becomes the options of its command `export`
#     .OPTIONS Limits    becomes the options of its group Limits
#     .SETTINGS          becomes the options in the form of the settings file; a group may follow
#     .RELEASE           becomes the first line of the page, with the output of --version
#     awk -v program=PATH -f man.awk PAGE
# CLI11 prints --help. The meaning of an option begins in the same column as the meaning of --help, or on the next line.

function roff(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    return text
}

# Returns the meaning as a sentence, because the page prints it below the option.
function sentence(text) {
    gsub(/\\/, "\\e", text)
    return toupper(substr(text, 1, 1)) substr(text, 2) (text ~ /[].)]$/ ? "" : ".")
}

# Returns the placeholder of a value in TOML: `NUMBER` unchanged, `FILE` as a string, `ORIGIN ...` as a list of strings.
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

# Prints the options of `program command --help` that belong to the group. If the group is empty, prints the options
# that belong to no group.
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
