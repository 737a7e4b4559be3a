// The system's libpq, the PostgreSQL client library. Distributions install its header in different folders.
#ifndef TRIFECTA_CLIBPQ_H
#define TRIFECTA_CLIBPQ_H

#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#elif __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#elif __has_include(<pgsql/libpq-fe.h>)
#include <pgsql/libpq-fe.h>
#elif __has_include("/opt/homebrew/opt/libpq/include/libpq-fe.h")
#include "/opt/homebrew/opt/libpq/include/libpq-fe.h"
#elif __has_include("/usr/local/opt/libpq/include/libpq-fe.h")
#include "/usr/local/opt/libpq/include/libpq-fe.h"
#else
#error "TrifectaPostgreSQL needs libpq's header. Install it: libpq-dev on Debian and Ubuntu, libpq-devel on Fedora and Amazon Linux, libpq with Homebrew."
#endif

#endif
