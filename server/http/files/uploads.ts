import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { Transform } from 'node:stream'
import type { Request, RequestHandler, Response } from 'express'
import multer from 'multer'
import { UPLOAD_MAX_BYTES } from '../../../shared/limits'
import { uploadMessages } from '../../../shared/media/media'
import type { AppContext, Upload } from '../../core/context'
import { busy, invalid, toErrorResponse, tooLarge } from '../../core/errors'
import { serverMessages } from '../../core/messages'
import { watchBody } from '../bodyLimits'
import { addressOf } from '../request'

const PARALLEL_MAX = 8 // R15
const PARALLEL_MAX_ADDRESS = 4 // one slow visitor does not take all eight
const BODY_MAX_BYTES = UPLOAD_MAX_BYTES + 64 * 1024 // multipart boundaries and the few text fields
const LIMITS = {
  fileSize: UPLOAD_MAX_BYTES,
  files: 1,
  parts: 6,
  fields: 5,
  fieldSize: 2_000,
  fieldNameSize: 100,
  // Without these two, a field named `items[50000000]` stops the process for seconds (S21).
  fieldNestingDepth: 0,
  fieldArrayIndexLimit: 0,
}
const TOO_LARGE = ['LIMIT_FIELD_VALUE', 'LIMIT_PART_COUNT', 'LIMIT_FIELD_COUNT', 'LIMIT_FILE_COUNT']

const routes = new WeakMap<AppContext, RequestHandler>()
const received = new WeakMap<Request, Upload>()

/** The file that `receiveUpload` received with this request; null without one. */
export const uploadOf = (request: Request): Upload | null => received.get(request) ?? null

/**
 * Receives one file in the part `file` into the temporary folder (S21). At most eight uploads run at once, four of them
 * from one address; an upload counts from its first bytes until it is answered or refused.
 */
export function receiveUpload(app: AppContext): RequestHandler {
  const known = routes.get(app)
  if (known) return known
  const made = createUploadHandler(app)
  routes.set(app, made)
  return made
}

function createUploadHandler(app: AppContext): RequestHandler {
  const takeSlot = uploadSlots()
  return async (request, response, next) => {
    if (!request.is('multipart/form-data')) throw invalid('file', serverMessages.noFile)
    const path = app.storage.newIncoming()
    let release = () => {}
    let isCounted = false
    // Multer reads from this and not from the request, so that it can be ended without the connection.
    const body = new Transform({
      transform(part, _encoding, done) {
        // With the first bytes, before multer sees them: a refused upload opens no file.
        if (!isCounted) {
          const taken = takeSlot(addressOf(request.ip))
          if (!taken) return done(busy())
          release = taken
          isCounted = true
        }
        done(null, part)
      },
    })
    const giveUp = (error: Error) => body.destroy(error)
    response.once('close', () => release())
    request.once('close', () => request.readableEnded || giveUp(damaged()))
    const form = readForm(Object.assign(body, { headers: request.headers }), app.storage.incoming, path)
    const stopWatching = watchBody(request, BODY_MAX_BYTES, giveUp, uploadMessages.tooLarge)
    request.pipe(body)
    try {
      const { file, fields } = await form
      request.body = fields
      if (file) received.set(request, { path, size: file.size, name: file.originalname })
    } catch (error) {
      request.unpipe(body)
      body.destroy()
      await rm(path, { force: true }) // of a file that could not be written, multer leaves what there is
      release()
      throw toStartupError(error)
    } finally {
      stopWatching()
    }
    next()
  }
}

/** Reads a multipart body: its fields and at most one file in the part `file`, written to `path` in `destination`. */
function readForm(body: Transform, destination: string, path: string) {
  const storage = multer.diskStorage({
    destination,
    filename: (_request, _file, done) => done(null, basename(path)),
  })
  // Browsers send names in UTF-8; without this `Zoë.jpg` arrives as `ZoÃ«.jpg`.
  const read = multer({ storage, limits: LIMITS, defParamCharset: 'utf8' }).single('file')
  const request = body as unknown as Request
  return new Promise<{ file: Express.Multer.File | undefined; fields: unknown }>((resolve, reject) => {
    read(request, {} as Response, (error: unknown) =>
      error === undefined ? resolve({ file: request.file, fields: request.body }) : reject(error),
    )
  })
}

const damaged = () => invalid('file', serverMessages.brokenFile)

/** The error for the caller: multer's limits, disk errors and our own refusals; otherwise the file is damaged. */
function toStartupError(error: unknown): unknown {
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(uploadMessages.tooLarge)
    return TOO_LARGE.includes(error.code) ? tooLarge() : invalid('file', serverMessages.invalid)
  }
  const isOurs = toErrorResponse(error).status !== 500
  const isOfTheDisk = error instanceof Error && 'syscall' in error
  return isOurs || isOfTheDisk ? error : damaged()
}

/**
 * Counts uploads. Returns a function that takes a slot for an address; it returns null when there is none, or a
 * function that releases the slot once.
 */
function uploadSlots() {
  let running = 0
  const byAddress = new Map<string, number>() // at most PARALLEL_MAX entries
  return (address: string) => {
    const own = byAddress.get(address) ?? 0
    if (running >= PARALLEL_MAX || own >= PARALLEL_MAX_ADDRESS) return null
    running++
    byAddress.set(address, own + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      running--
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    }
  }
}

/** Deletes an upload that no use case stored; called in a `finally` after receiving. */
export async function discardUpload(upload: Upload | null) {
  if (upload) await rm(upload.path, { force: true })
}
