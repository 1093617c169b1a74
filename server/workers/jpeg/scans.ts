const SCAN = 0xda
const END = 0xd9
/** Markers without a length field. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * Counts the scans of a JPEG; 0 for other files. A progressive JPEG can hold thousands of tiny scans, each
 * decoded over the whole picture: ten megabytes keep a decoder busy for an hour despite the pixel limit.
 */
export function scansOf(file: Uint8Array): number {
  if (file[0] !== 0xff || file[1] !== 0xd8) return 0
  let scans = 0
  let at = 2
  for (;;) {
    at = file.indexOf(0xff, at)
    if (at === -1) return scans
    // Fill bytes may precede a marker.
    while (file[at] === 0xff) at++
    const marker = file[at]
    at++
    if (marker === undefined || marker === END) return scans
    if (isBare(marker)) continue
    if (marker === SCAN) scans++
    // Skips the segment: an embedded profile or thumbnail has markers of its own.
    at += ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0)
  }
}
