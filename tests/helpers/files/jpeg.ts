import { readFileSync } from 'node:fs'
import path from 'node:path'

const frame = readFileSync(path.join(import.meta.dirname, 'frame.jpg'))
const START_OF_IMAGE = 2

/** A photograph to upload, 900 by 1,200 points, with its name written into it so that no two have the same bytes. */
export function jpeg(name: string) {
  const comment = Buffer.from(`\xff\xfe\x00${String.fromCharCode(name.length + 2)}${name}`, 'latin1')
  const buffer = Buffer.concat([frame.subarray(0, START_OF_IMAGE), comment, frame.subarray(START_OF_IMAGE)])
  return { name, mimeType: 'image/jpeg', buffer }
}
