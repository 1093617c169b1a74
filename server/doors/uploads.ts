import { rm } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import multer from 'multer'
import { UPLOAD_MAX_BYTES } from '../../shared/limits'
import { messages } from '../../shared/messages'
import { serverMessages } from '../../shared/serverMessages'
import type { House, Upload } from '../core/context'
import { busy, invalid, isOutOfReach, tooLarge } from '../core/errors'
import { newSecretName } from '../core/ids'
import { addressOf } from './request'

const PARALLEL_MAX = 8 // R15
const PARALLEL_MAX_ADDRESS = 4 // one slow visitor does not take all eight
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
 * a byte is read; at most eight uploads run at once, four of them from one address.
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
    // Browsers send names in UTF-8; without this `Zoë.jpg` arrives as `ZoÃ«.jpg`.
    defParamCharset: 'utf8',
    limits: {
      fileSize: UPLOAD_MAX_BYTES,
      files: 1,
      parts: 6,
      fields: 5,
      fieldSize: 2_000,
      fieldNameSize: 100,
      // Without these two, a field named `items[50000000]` stops the process for seconds (S21).
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
    },
  }).single('file')
  let running = 0
  const byAddress = new Map<string, number>()
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) return next(invalid('file', serverMessages.noFile))
    if (Number(request.get('content-length') ?? 0) > UPLOAD_MAX_BYTES + ENVELOPE_BYTES)
      return next(tooLarge(messages.upload.tooLarge))
    const address = addressOf(request.ip)
    const own = byAddress.get(address) ?? 0
    if (running >= PARALLEL_MAX || own >= PARALLEL_MAX_ADDRESS) return next(busy())
    running++
    byAddress.set(address, own + 1)
    response.once('close', () => {
      running--
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
    receive(request, response, (error: unknown) => next(error === undefined ? undefined : asRefusal(error)))
  }
}

function asRefusal(error: unknown): unknown {
  if (isOutOfReach(error)) return error
  if (!(error instanceof multer.MulterError)) return invalid('file', serverMessages.brokenFile)
  if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(messages.upload.tooLarge)
  return TOO_LARGE.includes(error.code) ? tooLarge() : invalid('file', serverMessages.invalid)
}

/** Throws away what no use case kept; the other half of receiving, in a `finally`. */
export async function discardUpload(upload: Upload | null) {
  if (upload) await rm(upload.path, { force: true })
}
