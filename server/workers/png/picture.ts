const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Of what a PNG need not have: its colours and which way is up. */
const KEPT = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'iCCP', 'cICP', 'eXIf'])
/** A capital letter begins the name of what nobody can draw the picture without. */
const isNeeded = (name: string) => /^[A-Z]/.test(name) || KEPT.has(name)

export const isPng = (file: Buffer): boolean => file.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/**
 * A PNG without what it carries besides its picture. Its texts are packed: ten megabytes of them are gigabytes to the
 * decoder, which keeps them all in memory before the first pixel, and a small machine would end the site for it.
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
