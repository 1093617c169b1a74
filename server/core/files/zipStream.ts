import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { ZipFile } from 'yazl'

/** A file of an archive; one that cannot be opened any more, as `open` says with null, is left out. */
export type ZipEntry = { path: string; at: Date; open: () => Promise<Readable | null> }

/**
 * Streams an archive, so that memory stays bounded: `texts` by their path, compressed, and then `files` as they are. Files are
 * opened one at a time and closed when the reader leaves; other requests run between two of them.
 */
export async function* zipStream(
  texts: Readonly<Record<string, string>>,
  files: readonly ZipEntry[],
): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  zip.on('error', (error: Error) => stream.destroy(error))
  for (const [path, text] of Object.entries(texts)) zip.addBuffer(Buffer.from(text), path)
  const filled = fill(zip, stream, files).catch((error: Error) => void stream.destroy(error))
  try {
    yield* stream
  } finally {
    await filled
  }
}

/** yazl does not handle errors of the streams that it is given, so they are handled here. */
async function fill(zip: ZipFile, stream: Readable, files: readonly ZipEntry[]) {
  let open: Readable | null = null
  stream.once('close', () => open?.destroy())
  for (const file of files) {
    open = await file.open()
    if (!open) continue
    if (stream.destroyed) return void open.destroy()
    zip.addReadStream(open, file.path, { compress: false, mtime: file.at })
    await once(open, 'close')
    await setImmediate()
  }
  zip.end()
}
