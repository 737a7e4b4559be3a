#ifndef TRIFECTA_WEB_ASSETS_H
#define TRIFECTA_WEB_ASSETS_H

#include <stddef.h>

/// A file of TrifectaWeb/Resources. Its text ends with a zero.
struct TrifectaWebAsset {
  const char *_Nonnull name;
  const unsigned char *_Nonnull text;
};

/// Returns the file with an index; `NULL` after the last file.
const struct TrifectaWebAsset *_Nullable trifecta_web_asset(size_t index);

#endif
