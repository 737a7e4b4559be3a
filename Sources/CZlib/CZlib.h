// The system's zlib. What it offers as macros is written out as functions, because Swift cannot call macros.
#ifndef TRIFECTA_CZLIB_H
#define TRIFECTA_CZLIB_H

#if !__has_include(<zlib.h>)
#error "TrifectaWeb needs zlib's header. Install it: zlib1g-dev on Debian and Ubuntu, zlib-devel on Fedora and Amazon Linux."
#else
#include <zlib.h>

/// Makes a stream ready to compress without any header around (RFC 1951).
static inline int CZlib_deflateInit(z_stream *stream, int level, int windowBits, int memoryLevel) {
  return deflateInit2(stream, level, Z_DEFLATED, -windowBits, memoryLevel, Z_DEFAULT_STRATEGY);
}

/// Makes a stream ready to compress a file with a gzip header around (RFC 1952).
static inline int CZlib_gzipInit(z_stream *stream) {
  return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

/// Makes a stream ready to decompress what has no header around (RFC 1951).
static inline int CZlib_inflateInit(z_stream *stream) {
  return inflateInit2(stream, -15);
}

#endif
#endif
