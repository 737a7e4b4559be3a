// The files of TrifectaWeb/Resources, each followed by a zero.
//
// `#embed` takes no measurable time, whereas Swift checks each byte of an array literal: see Docs/Decisions/0092. The
// compiler lists the files as dependencies, so an edited file is embedded again in the next build.

#include "TrifectaWebAssets.h"

// SwiftPM compiles C17. Clang accepts `#embed` there, but warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define STRING(text) #text
#define RESOURCE(name) STRING(../TrifectaWeb/Resources/name)

static const struct TrifectaWebAsset assets[] = {
    {"bases.css", (const unsigned char[]){
#embed RESOURCE(bases.css) suffix(, 0)
    }},
    {"boxes.css", (const unsigned char[]){
#embed RESOURCE(boxes.css) suffix(, 0)
    }},
    {"client.css", (const unsigned char[]){
#embed RESOURCE(client.css) suffix(, 0)
    }},
    {"client.js", (const unsigned char[]){
#embed RESOURCE(client.js) suffix(, 0)
    }},
    {"columns.css", (const unsigned char[]){
#embed RESOURCE(columns.css) suffix(, 0)
    }},
    {"columns.js", (const unsigned char[]){
#embed RESOURCE(columns.js) suffix(, 0)
    }},
    {"controls.css", (const unsigned char[]){
#embed RESOURCE(controls.css) suffix(, 0)
    }},
    {"copying.js", (const unsigned char[]){
#embed RESOURCE(copying.js) suffix(, 0)
    }},
    {"drawing.css", (const unsigned char[]){
#embed RESOURCE(drawing.css) suffix(, 0)
    }},
    {"drops.css", (const unsigned char[]){
#embed RESOURCE(drops.css) suffix(, 0)
    }},
    {"drops.js", (const unsigned char[]){
#embed RESOURCE(drops.js) suffix(, 0)
    }},
    {"edits.css", (const unsigned char[]){
#embed RESOURCE(edits.css) suffix(, 0)
    }},
    {"edits.js", (const unsigned char[]){
#embed RESOURCE(edits.js) suffix(, 0)
    }},
    {"effects.css", (const unsigned char[]){
#embed RESOURCE(effects.css) suffix(, 0)
    }},
    {"effects.js", (const unsigned char[]){
#embed RESOURCE(effects.js) suffix(, 0)
    }},
    {"fields.css", (const unsigned char[]){
#embed RESOURCE(fields.css) suffix(, 0)
    }},
    {"files.js", (const unsigned char[]){
#embed RESOURCE(files.js) suffix(, 0)
    }},
    {"gaps.css", (const unsigned char[]){
#embed RESOURCE(gaps.css) suffix(, 0)
    }},
    {"gaps.js", (const unsigned char[]){
#embed RESOURCE(gaps.js) suffix(, 0)
    }},
    {"geometry.css", (const unsigned char[]){
#embed RESOURCE(geometry.css) suffix(, 0)
    }},
    {"geometry.js", (const unsigned char[]){
#embed RESOURCE(geometry.js) suffix(, 0)
    }},
    {"gestures.css", (const unsigned char[]){
#embed RESOURCE(gestures.css) suffix(, 0)
    }},
    {"gestures.js", (const unsigned char[]){
#embed RESOURCE(gestures.js) suffix(, 0)
    }},
    {"grids.css", (const unsigned char[]){
#embed RESOURCE(grids.css) suffix(, 0)
    }},
    {"inspection.css", (const unsigned char[]){
#embed RESOURCE(inspection.css) suffix(, 0)
    }},
    {"inspection.js", (const unsigned char[]){
#embed RESOURCE(inspection.js) suffix(, 0)
    }},
    {"keys.js", (const unsigned char[]){
#embed RESOURCE(keys.js) suffix(, 0)
    }},
    {"layout.css", (const unsigned char[]){
#embed RESOURCE(layout.css) suffix(, 0)
    }},
    {"layout.js", (const unsigned char[]){
#embed RESOURCE(layout.js) suffix(, 0)
    }},
    {"layoutpass.css", (const unsigned char[]){
#embed RESOURCE(layoutpass.css) suffix(, 0)
    }},
    {"layoutpass.js", (const unsigned char[]){
#embed RESOURCE(layoutpass.js) suffix(, 0)
    }},
    {"lists.css", (const unsigned char[]){
#embed RESOURCE(lists.css) suffix(, 0)
    }},
    {"masks.css", (const unsigned char[]){
#embed RESOURCE(masks.css) suffix(, 0)
    }},
    {"masks.js", (const unsigned char[]){
#embed RESOURCE(masks.js) suffix(, 0)
    }},
    {"matched.js", (const unsigned char[]){
#embed RESOURCE(matched.js) suffix(, 0)
    }},
    {"menus.css", (const unsigned char[]){
#embed RESOURCE(menus.css) suffix(, 0)
    }},
    {"menus.js", (const unsigned char[]){
#embed RESOURCE(menus.js) suffix(, 0)
    }},
    {"merging.js", (const unsigned char[]){
#embed RESOURCE(merging.js) suffix(, 0)
    }},
    {"motion.js", (const unsigned char[]){
#embed RESOURCE(motion.js) suffix(, 0)
    }},
    {"navigation.css", (const unsigned char[]){
#embed RESOURCE(navigation.css) suffix(, 0)
    }},
    {"offsets.js", (const unsigned char[]){
#embed RESOURCE(offsets.js) suffix(, 0)
    }},
    {"opening.js", (const unsigned char[]){
#embed RESOURCE(opening.js) suffix(, 0)
    }},
    {"options.css", (const unsigned char[]){
#embed RESOURCE(options.css) suffix(, 0)
    }},
    {"options.js", (const unsigned char[]){
#embed RESOURCE(options.js) suffix(, 0)
    }},
    {"pages.js", (const unsigned char[]){
#embed RESOURCE(pages.js) suffix(, 0)
    }},
    {"pinches.js", (const unsigned char[]){
#embed RESOURCE(pinches.js) suffix(, 0)
    }},
    {"presentation.css", (const unsigned char[]){
#embed RESOURCE(presentation.css) suffix(, 0)
    }},
    {"presentation.js", (const unsigned char[]){
#embed RESOURCE(presentation.js) suffix(, 0)
    }},
    {"progress.css", (const unsigned char[]){
#embed RESOURCE(progress.css) suffix(, 0)
    }},
    {"refresh.css", (const unsigned char[]){
#embed RESOURCE(refresh.css) suffix(, 0)
    }},
    {"refresh.js", (const unsigned char[]){
#embed RESOURCE(refresh.js) suffix(, 0)
    }},
    {"rows.css", (const unsigned char[]){
#embed RESOURCE(rows.css) suffix(, 0)
    }},
    {"scrolling.css", (const unsigned char[]){
#embed RESOURCE(scrolling.css) suffix(, 0)
    }},
    {"scrolling.js", (const unsigned char[]){
#embed RESOURCE(scrolling.js) suffix(, 0)
    }},
    {"search.css", (const unsigned char[]){
#embed RESOURCE(search.css) suffix(, 0)
    }},
    {"shortcuts.js", (const unsigned char[]){
#embed RESOURCE(shortcuts.js) suffix(, 0)
    }},
    {"speech.js", (const unsigned char[]){
#embed RESOURCE(speech.js) suffix(, 0)
    }},
    {"start.css", (const unsigned char[]){
#embed RESOURCE(start.css) suffix(, 0)
    }},
    {"styles.css", (const unsigned char[]){
#embed RESOURCE(styles.css) suffix(, 0)
    }},
    {"styles.js", (const unsigned char[]){
#embed RESOURCE(styles.js) suffix(, 0)
    }},
    {"symbols.txt", (const unsigned char[]){
#embed RESOURCE(symbols.txt) suffix(, 0)
    }},
    {"tables.css", (const unsigned char[]){
#embed RESOURCE(tables.css) suffix(, 0)
    }},
    {"tabs.css", (const unsigned char[]){
#embed RESOURCE(tabs.css) suffix(, 0)
    }},
    {"tabs.js", (const unsigned char[]){
#embed RESOURCE(tabs.js) suffix(, 0)
    }},
    {"tabstops.js", (const unsigned char[]){
#embed RESOURCE(tabstops.js) suffix(, 0)
    }},
    {"toolbars.css", (const unsigned char[]){
#embed RESOURCE(toolbars.css) suffix(, 0)
    }},
    {"typing.js", (const unsigned char[]){
#embed RESOURCE(typing.js) suffix(, 0)
    }},
};

const struct TrifectaWebAsset *trifecta_web_asset(size_t index) {
  return index < sizeof assets / sizeof *assets ? &assets[index] : NULL;
}
