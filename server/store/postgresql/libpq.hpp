// The functions of PostgreSQL's client library, which is loaded when the first of them is called. Include
// this, not libpq-fe.h.
#pragma once

#include <libpq-fe.h>

#include "server/runtime/late_library.hpp"

namespace reami::store {

// NOLINTBEGIN(readability-identifier-naming): called as the library calls them.

inline constexpr LateLibrary libpq("libpq.so.5", "libpq5");

inline constinit const LateFunction<decltype(::PQclear)> PQclear(libpq, "PQclear");
inline constinit const LateFunction<decltype(::PQcmdTuples)> PQcmdTuples(libpq, "PQcmdTuples");
inline constinit const LateFunction<decltype(::PQconnectdbParams)> PQconnectdbParams(libpq,
                                                                                     "PQconnectdbParams");
inline constinit const LateFunction<decltype(::PQconninfoFree)> PQconninfoFree(libpq, "PQconninfoFree");
inline constinit const LateFunction<decltype(::PQconninfoParse)> PQconninfoParse(libpq, "PQconninfoParse");
inline constinit const LateFunction<decltype(::PQconsumeInput)> PQconsumeInput(libpq, "PQconsumeInput");
inline constinit const LateFunction<decltype(::PQenterPipelineMode)> PQenterPipelineMode(
    libpq, "PQenterPipelineMode");
inline constinit const LateFunction<decltype(::PQerrorMessage)> PQerrorMessage(libpq, "PQerrorMessage");
inline constinit const LateFunction<decltype(::PQexitPipelineMode)> PQexitPipelineMode(libpq,
                                                                                       "PQexitPipelineMode");
inline constinit const LateFunction<decltype(::PQfinish)> PQfinish(libpq, "PQfinish");
inline constinit const LateFunction<decltype(::PQflush)> PQflush(libpq, "PQflush");
inline constinit const LateFunction<decltype(::PQfname)> PQfname(libpq, "PQfname");
inline constinit const LateFunction<decltype(::PQgetResult)> PQgetResult(libpq, "PQgetResult");
inline constinit const LateFunction<decltype(::PQgetisnull)> PQgetisnull(libpq, "PQgetisnull");
inline constinit const LateFunction<decltype(::PQgetlength)> PQgetlength(libpq, "PQgetlength");
inline constinit const LateFunction<decltype(::PQgetvalue)> PQgetvalue(libpq, "PQgetvalue");
inline constinit const LateFunction<decltype(::PQisBusy)> PQisBusy(libpq, "PQisBusy");
inline constinit const LateFunction<decltype(::PQntuples)> PQntuples(libpq, "PQntuples");
inline constinit const LateFunction<decltype(::PQpipelineSync)> PQpipelineSync(libpq, "PQpipelineSync");
inline constinit const LateFunction<decltype(::PQresultErrorField)> PQresultErrorField(libpq,
                                                                                       "PQresultErrorField");
inline constinit const LateFunction<decltype(::PQresultStatus)> PQresultStatus(libpq, "PQresultStatus");
inline constinit const LateFunction<decltype(::PQsendPrepare)> PQsendPrepare(libpq, "PQsendPrepare");
inline constinit const LateFunction<decltype(::PQsendQuery)> PQsendQuery(libpq, "PQsendQuery");
inline constinit const LateFunction<decltype(::PQsendQueryPrepared)> PQsendQueryPrepared(
    libpq, "PQsendQueryPrepared");
inline constinit const LateFunction<decltype(::PQsetNoticeReceiver)> PQsetNoticeReceiver(
    libpq, "PQsetNoticeReceiver");
inline constinit const LateFunction<decltype(::PQsetnonblocking)> PQsetnonblocking(libpq, "PQsetnonblocking");
inline constinit const LateFunction<decltype(::PQsocket)> PQsocket(libpq, "PQsocket");
inline constinit const LateFunction<decltype(::PQstatus)> PQstatus(libpq, "PQstatus");

// NOLINTEND(readability-identifier-naming)

}  // namespace reami::store
