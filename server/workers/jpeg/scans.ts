const SCAN = 0xda
const END = 0xd9
/** Stand alone, without a length: what begins a file, what is set between pieces of a scan, and a stuffed zero. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * How often a JPEG goes over its picture. A progressive one of a few bytes a scan says millions of pixels again and
 * again: ten megabytes of them keep a decoder for an hour, whatever its limit of pixels. 0 for any other file.
 */
export function scansOf(file: Uint8Array): number {
  if (file[0] !== 0xff || file[1] !== 0xd8) return 0
  let scans = 0
  let at = 2
  for (;;) {
    at = file.indexOf(0xff, at)
    if (at === -1) return scans
    // Any number of them may stand before a marker.
    while (file[at] === 0xff) at++
    const marker = file[at]
    at++
    if (marker === undefined || marker === END) return scans
    if (isBare(marker)) continue
    if (marker === SCAN) scans++
    // Over what it holds: a colour profile or a small picture inside has markers that are none of this one's.
    at += ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0)
  }
}
