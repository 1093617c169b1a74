import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { TestApp } from '../testApp'

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

/** A small photo as a phone sends it. */
export const aPhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#775544' } })
    .jpeg()
    .toBuffer()

/** A file as a request received it: a PDF, or a photo. */
export async function received(t: TestApp, kind: 'pdf' | 'photo' = 'pdf') {
  await t.ready
  const content = kind === 'pdf' ? Buffer.from(PDF) : await aPhoto()
  const path = join(t.storage.incoming, `upload-${Math.random().toString(36).slice(2)}`)
  writeFileSync(path, content)
  return { path, size: content.length, name: kind === 'pdf' ? 'passport.pdf' : 'IMG_0042.jpg' }
}
