// Boost.JSON's own sources, as its headers provide them: so no further library is needed.
#include <boost/json/src.hpp>
