import { rm } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import multer from 'multer'
import { UPLOAD_MAX_BYTES } from '../../shared/limits'
import { messages } from '../../shared/messages'
import type { House, Upload } from '../core/context'
import { busy, invalid, tooLarge } from '../core/errors'
import { newSecretName } from '../core/ids'

const PARALLEL_MAX = 8 // R15
const ENVELOPE_BYTES = 64 * 1024 // multipart boundaries and the few text fields
const TOO_LARGE = [
  'LIMIT_FILE_SIZE',
  'LIMIT_FIELD_VALUE',
  'LIMIT_PART_COUNT',
  'LIMIT_FIELD_COUNT',
  'LIMIT_FILE_COUNT',
]

const doors = new WeakMap<House, RequestHandler>()

/**
 * Receives one file in the part `file` into the temporary place (S21). Too large is refused by Content-Length before
 * a byte is read; at most eight uploads run at once.
 */
export function receiveUpload(house: House): RequestHandler {
  const known = doors.get(house)
  if (known) return known
  const made = makeDoor(house)
  doors.set(house, made)
  return made
}

function makeDoor(house: House): RequestHandler {
  const receive = multer({
    storage: multer.diskStorage({
      destination: house.storage.incoming,
      filename: (_request, _file, done) => done(null, newSecretName()),
    }),
    limits: {
      fileSize: UPLOAD_MAX_BYTES,
      files: 1,
      parts: 6,
      fields: 5,
      fieldSize: 2_000,
      fieldNameSize: 100,
      // Without these two, a field named `items[50000000]` stops the process for seconds (requirements.md).
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
    },
  }).single('file')
  let running = 0
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) return next(invalid('file', messages.server.noFile))
    if (Number(request.get('content-length') ?? 0) > UPLOAD_MAX_BYTES + ENVELOPE_BYTES)
      return next(tooLarge(messages.server.fileTooLarge))
    if (running >= PARALLEL_MAX) return next(busy())
    running++
    response.once('close', () => running--)
    receive(request, response, (error: unknown) => next(error === undefined ? undefined : asRefusal(error)))
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof multer.MulterError)) return invalid('file', messages.server.brokenFile)
  if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(messages.server.fileTooLarge)
  return TOO_LARGE.includes(error.code) ? tooLarge() : invalid('file', messages.server.invalid)
}

/** Throws away what no use case kept; the other half of receiving, in a `finally`. */
export async function discardUpload(upload: Upload | null) {
  if (upload) await rm(upload.path, { force: true })
}
