const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Optional chunks that affect colours or orientation. */
const KEPT = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'iCCP', 'cICP', 'eXIf'])
/** Critical chunks have a capital first letter. */
const isNeeded = (name: string) => /^[A-Z]/.test(name) || KEPT.has(name)

export const isPng = (file: Buffer): boolean => file.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/**
 * Removes a PNG's other chunks. Compressed texts of ten megabytes unpack to gigabytes, which the decoder
 * keeps in memory before the first pixel.
 */
export function pictureOf(png: Buffer): Buffer {
  const kept: Uint8Array[] = [SIGNATURE]
  for (let at = SIGNATURE.length, name = ''; at + 8 <= png.length && name !== 'IEND'; ) {
    const end = at + 12 + png.readUInt32BE(at)
    name = png.toString('latin1', at + 4, at + 8)
    if (isNeeded(name)) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
