// A flag that is set during the lifetime of this object.
#pragma once

namespace reami::room {

class During {
public:
    explicit During(bool& flag) : flag_(flag) { flag_ = true; }
    During(const During&) = delete;
    During& operator=(const During&) = delete;
    ~During() { flag_ = false; }

private:
    bool& flag_;
};

}  // namespace reami::room
