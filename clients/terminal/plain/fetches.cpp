#include "clients/terminal/plain/fetches.hpp"

#include <utility>

namespace reami::terminal {

void Fetches::fetch(HttpRequest request, std::function<void(const HttpAnswer&)> then) {
    ++count_;
    request.language = protocol::language_tag(screen_.words().language());
    environment_.fetch(request, [this, then = std::move(then)](const HttpAnswer& answer) {
        --count_;
        if (answer.status == 0)
            screen_.unreachable(answer.trouble);
        else
            then(answer);
        resume_();
    });
}

}  // namespace reami::terminal
