import { EventEmitter, once } from 'node:events'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'

const PART_BYTES = 64 * 1024

/** A file that is being written, and can be read meanwhile by many. */
export type GrowingFile = {
  size: number
  /** settles when the file is complete; rejects when it cannot be */
  complete: Promise<void>
  /** null after the last reader left and `release` was called */
  read(range?: { start: number; end: number }): Readable | null
  /** To be called once, when nobody will ask for `read` any more. */
  release(): Promise<void>
}

/** Writes `content`, of which `size` bytes are expected, to the new file `path`; a failure leaves no file. */
export async function growingFile(
  path: string,
  content: AsyncIterable<Uint8Array>,
  size: number,
): Promise<GrowingFile> {
  const progress = new EventEmitter().setMaxListeners(0)
  let written = 0
  let failure: Error | null = null
  // One for all readers: the file may be moved or removed meanwhile.
  const handle = await open(path, 'wx+')
  let users = 1
  const leave = async () => {
    users -= 1
    if (users === 0) await handle.close()
  }

  async function fill() {
    try {
      for await (const part of content) {
        await handle.writeFile(part)
        written += part.length
        progress.emit('more')
      }
      if (written !== size) throw new Error(`${written} of ${size} bytes arrived`)
      await handle.datasync()
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
      progress.emit('more')
      await rm(path, { force: true })
      throw failure
    }
  }

  /** The next part of `at` to `end`, as soon as there is one; null at the end. */
  async function part(at: number, end: number): Promise<Buffer | null> {
    while (at <= end) {
      if (failure !== null) throw failure
      const bytes = Math.min(PART_BYTES, Math.min(written, end + 1) - at)
      if (bytes > 0) return readPart(handle, at, bytes)
      await once(progress, 'more')
    }
    return null
  }

  const complete = fill()
  complete.catch(() => {}) // the readers say so
  return {
    size,
    complete,
    release: leave,
    read({ start, end } = { start: 0, end: size - 1 }) {
      if (users === 0) return null
      users += 1
      let at = start
      return new Readable({
        read() {
          part(at, end).then(
            (bytes) => {
              at += bytes?.length ?? 0
              this.push(bytes)
            },
            (error) => this.destroy(error),
          )
        },
        destroy(error, done) {
          leave().then(
            () => done(error),
            (closing) => done(closing),
          )
        },
      })
    },
  }
}

async function readPart(handle: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, at)
  return buffer.subarray(0, bytesRead)
}
