#include "clients/terminal/plain/prompt.hpp"

#include <histedit.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <boost/asio/post.hpp>
#include <boost/core/noncopyable.hpp>
#include <clocale>
#include <cstdio>
#include <cwchar>
#include <mutex>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <utility>

#include "clients/terminal/plain/completion.hpp"
#include "clients/terminal/plain/key_wait.hpp"

namespace reami::terminal {
namespace {

constexpr int most_lines = 500;
constexpr int usual_columns = 80;
constexpr std::string_view prompt_text = "> ";

/// Sets a locale with UTF-8, because libedit reads and draws characters in the encoding of the locale.
void use_utf8() {
    std::setlocale(LC_CTYPE, "");
    if (std::string_view(::nl_langinfo(CODESET)) != "UTF-8") std::setlocale(LC_CTYPE, "C.UTF-8");
}

int columns() {
    winsize size{};
    return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : usual_columns;
}

}  // namespace

/// Only the thread that holds the mutex may call libedit. The thread that reads keys releases the mutex while
/// it waits for a key.
class Prompt::Editor : boost::noncopyable {
public:
    Editor(boost::asio::any_io_executor executor, Calls calls, std::filesystem::path history)
        : executor_(std::move(executor)), calls_(std::move(calls)), history_path_(std::move(history)) {
        use_utf8();
        history_ = ::history_init();
        edit_ = ::el_init("reami", stdin, stdout, stderr);
        if (edit_ == nullptr || history_ == nullptr) throw std::runtime_error("libedit does not start");
        HistEvent event{};
        ::history(history_, &event, H_SETSIZE, most_lines);
        ::history(history_, &event, H_SETUNIQUE, 1);
        ::history(history_, &event, H_LOAD, history_path_.c_str());
        ::el_set(edit_, EL_CLIENTDATA, this);
        ::el_set(edit_, EL_EDITOR, "emacs");
        ::el_set(edit_, EL_PROMPT, &show_prompt);
        ::el_set(edit_, EL_HIST, ::history, history_);
        ::el_set(edit_, EL_GETCFN, &read_key);
        ::el_set(edit_, EL_ADDFN, "complete", "Completes the word", &complete);
        ::el_set(edit_, EL_BIND, "^I", "complete", nullptr);
        ::el_set(edit_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
        ::el_source(edit_, nullptr);  // the person's own ~/.editrc
        thread_ = std::thread([this] { read_lines(); });
    }
    ~Editor() {
        wait_.end();
        thread_.join();
        ::el_end(edit_);
        std::fputs("\r\x1b[J", stdout);  // erases the prompt
        std::fflush(stdout);
        HistEvent event{};
        ::history(history_, &event, H_SAVE, history_path_.c_str());
        ::history_end(history_);
    }

    void print(const std::string& line) {
        const std::lock_guard lock(mutex_);
        const std::string above = is_typing_ ? to_first_row() : std::string();
        std::fputs((above + line + '\n').c_str(), stdout);
        std::fflush(stdout);
        if (is_typing_) ::el_set(edit_, EL_REFRESH);
    }

    void offer(std::vector<std::string> legal) {
        const std::lock_guard lock(mutex_);
        legal_ = std::move(legal);
    }

private:
    static Editor& of(EditLine* edit) {
        void* self = nullptr;
        ::el_get(edit, EL_CLIENTDATA, &self);
        return *static_cast<Editor*>(self);
    }
    static const char* show_prompt(EditLine* /*edit*/) { return prompt_text.data(); }

    void read_lines() {
        std::unique_lock lock(mutex_);
        lock_ = &lock;
        for (;;) {
            int count = 0;
            is_typing_ = true;
            ::el_resize(edit_);
            const char* typed = ::el_gets(edit_, &count);
            is_typing_ = false;
            if (typed == nullptr || count <= 0) break;
            std::string line(typed, static_cast<std::size_t>(count));
            while (line.ends_with('\n') || line.ends_with('\r')) line.pop_back();
            keep(line);
            boost::asio::post(executor_, [call = calls_.line, line] { call(line); });
        }
        if (!is_over_) boost::asio::post(executor_, calls_.end);
    }

    void keep(const std::string& line) {
        if (line.find_first_not_of(' ') == std::string::npos) return;
        HistEvent event{};
        ::history(history_, &event, H_ENTER, line.c_str());
    }

    /// Reads one character, which may have several bytes. Returns -1 if the prompt has stopped.
    static int read_key(EditLine* edit, wchar_t* key) {
        Editor& self = of(edit);
        std::mbstate_t state{};
        for (;;) {
            char byte = 0;
            const int got = self.read_byte(byte);
            if (got <= 0) return got;
            const std::size_t length = std::mbrtowc(key, &byte, 1, &state);
            if (length == static_cast<std::size_t>(-2)) continue;  // more bytes of the character follow
            if (length != static_cast<std::size_t>(-1)) return 1;
            state = {};  // the bytes are not a character
        }
    }

    int read_byte(char& byte) {
        lock_->unlock();
        is_over_ = !wait_.waits_for(STDIN_FILENO);
        const auto got = is_over_ ? -1 : ::read(STDIN_FILENO, &byte, 1);
        lock_->lock();
        return static_cast<int>(got);
    }

    /// The text that moves the cursor to the start of the prompt and clears everything from there on. The
    /// prompt may take several rows.
    std::string to_first_row() const {
        const LineInfo* line = ::el_line(edit_);
        const std::string before(line->buffer, static_cast<std::size_t>(line->cursor - line->buffer));
        std::size_t letters = 0;
        for (const char byte : before)
            if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80U) ++letters;
        const auto rows = (prompt_text.size() + letters) / static_cast<std::size_t>(columns());
        return "\r" + (rows > 0 ? "\x1b[" + std::to_string(rows) + 'A' : std::string()) + "\x1b[J";
    }

    /// Inserts the text with which all completions begin. If there is nothing to insert, lists the
    /// completions.
    static unsigned char complete(EditLine* edit, int /*key*/) {
        Editor& self = of(edit);
        const LineInfo* line = ::el_line(edit);
        const std::string before(line->buffer, static_cast<std::size_t>(line->cursor - line->buffer));
        const auto words = completions(before, self.legal_);
        if (words.empty()) return CC_REFRESH_BEEP;
        const std::size_t begun = before.size() - (before.find_last_of(' ') + 1);
        std::string rest = common_beginning(words).substr(begun);
        if (words.size() == 1 && !words.front().ends_with('=')) rest += ' ';
        if (!rest.empty()) return ::el_insertstr(edit, rest.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
        std::string all;
        for (const std::string& word : words) all += word + ' ';
        std::fputs((self.to_first_row() + all + '\n').c_str(), stdout);
        return CC_REDISPLAY;
    }

    boost::asio::any_io_executor executor_;
    Calls calls_;
    std::filesystem::path history_path_;
    EditLine* edit_ = nullptr;
    History* history_ = nullptr;
    std::vector<std::string> legal_;
    KeyWait wait_;
    std::mutex mutex_;
    std::unique_lock<std::mutex>* lock_ = nullptr;  ///< the lock of the thread that reads keys
    bool is_typing_ = false;
    bool is_over_ = false;
    std::thread thread_;
};

Prompt::Prompt(boost::asio::any_io_executor executor, Calls calls, std::filesystem::path history)
    : editor_(std::make_unique<Editor>(std::move(executor), std::move(calls), std::move(history))) {}

Prompt::~Prompt() = default;

void Prompt::print(const std::string& line) { editor_->print(line); }

void Prompt::offer(std::vector<std::string> legal) { editor_->offer(std::move(legal)); }

}  // namespace reami::terminal
