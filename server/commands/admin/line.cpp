#include "server/commands/admin/line.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <stdexcept>

#include "server/admin/socket_path.hpp"

namespace reami::commands {

namespace asio = boost::asio;
using asio::local::stream_protocol;

namespace {

std::string why_unreachable(const std::filesystem::path& socket, const boost::system::error_code& error) {
    if (error == asio::error::access_denied)
        return "only root and the server's own user may use " + socket.string();
    return "no server answers at " + socket.string() + ": give the folder of a running server with --data (" +
           error.message() + ")";
}

}  // namespace

std::string answer_of_server(const std::filesystem::path& data, const std::string& line) {
    const auto path = admin::socket_in(data);
    asio::io_context context(1);
    stream_protocol::socket socket(context);
    boost::system::error_code error;
    socket.connect(stream_protocol::endpoint(path.string()), error);
    if (error) throw std::runtime_error(why_unreachable(path, error));
    std::string answer;
    asio::write(socket, asio::buffer(line + '\n'), error);
    if (!error) asio::read_until(socket, asio::dynamic_buffer(answer), '\n', error);
    if (error) return "";
    answer.pop_back();
    return answer;
}

}  // namespace reami::commands
