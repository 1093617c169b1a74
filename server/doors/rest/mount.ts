import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { JSON_BODY_MAX_BYTES } from '../../../shared/limits'
import { serverMessages } from '../../../shared/serverMessages'
import type { House, Upload } from '../../core/context'
import { forbidden, notSignedIn, renameIssues } from '../../core/errors'
import { sameText } from '../../core/secrets'
import { isPage } from '../pageRoutes'
import { contextOf } from '../request'
import { createCaller } from '../trpc'
import { discardUpload, receiveUpload } from '../uploads'
import { procedureOf, type Row } from './rows'
import { spellings } from './spellings'
import { table } from './table'

/** Whether a path is among those that ask for the agency key where one is set (contract). */
export const needsKey = (path: string) => NEEDS_KEY.test(path)
const NEEDS_KEY = /^\/(api\/v1\/agency|admin|user|portfolio)(\/|$)/

/** Mounts every row of the table. Literal paths come before parameters, so that `featured` is not read as an id. */
export function restDoor(house: House): Router {
  const door = Router({ caseSensitive: true })
  const json = express.json({ limit: JSON_BODY_MAX_BYTES, strict: true })
  for (const row of inMountOrder(table)) {
    const body = row.upload ? multipart(house, row) : json
    door[row.method](row.path, pageInstead(row), agencyKey(house), body, answer(house, row))
  }
  return door
}

const inMountOrder = (rows: readonly Row[]) =>
  rows.toSorted((a, b) => parameters(a.path) - parameters(b.path))
const parameters = (path: string) => path.split(':').length

/** A browser that opens a path which is also a page gets the page (contract, 'The REST door'). */
const pageInstead =
  (row: Row): RequestHandler =>
  (request, response, next) => {
    if (row.method !== 'get' || !isPage(request.path)) return next()
    response.vary('Accept')
    next(request.accepts(['json', 'html']) === 'html' ? 'router' : undefined)
  }

/** The agency key names a client and grants nothing; it is asked for only where the contract says so. */
const agencyKey =
  (house: House): RequestHandler =>
  (request, _response, next) => {
    const wanted = house.config.AGENCY_KEY
    const isRight = !wanted || !needsKey(request.path) || sameText(request.get('x-agency-key') ?? '', wanted)
    next(isRight ? undefined : notSignedIn(serverMessages.agencyKey))
  }

/** Receives the file, but not from somebody whom the procedure would refuse anyway. */
const multipart =
  (house: House, row: Row): RequestHandler =>
  (request, response, next) => {
    const [audience] = row.procedure.split('.')
    const { session } = contextOf(house, request)
    if (audience !== 'site' && !session) return next(notSignedIn())
    if (audience === 'talent' && session?.account.role !== 'model') return next(forbidden())
    if (audience === 'admin' && session?.account.role === 'model') return next(forbidden())
    receiveUpload(house)(request, response, next)
  }

const answer = (house: House, row: Row): RequestHandler => {
  const names = givenNames(row)
  return async (request, response) => {
    const { result, ctx } = await call(house, row, request).catch((error) => {
      throw renameIssues(error, names)
    })
    send(response, { error: false, message: serverMessages.done, ...row.reply(result as never, ctx) })
  }
}

/** What was received is gone before anybody is answered, kept or refused: the original is not kept (S22). */
async function call(house: House, row: Row, request: Request) {
  const upload = uploadOf(request)
  try {
    const ctx = contextOf(house, request, upload)
    const given = { ...request.query, ...asObject(request.body), ...request.params }
    return { ctx, result: await procedureOf(createCaller(ctx), row.procedure)(row.read(given)) }
  } finally {
    await discardUpload(upload)
  }
}

/** The procedure's names and those of the request that stand for them, so that an issue names what was sent. */
const givenNames = (row: Row) =>
  new Map(
    [...(spellings(row.read) ?? [])].flatMap(([name, given]) => (given ? [[name, given] as const] : [])),
  )

function uploadOf(request: Request): Upload | null {
  const { file } = request
  return file ? { path: file.path, size: file.size, name: file.originalname } : null
}

const asObject = (body: unknown): object =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}

/** `res.json` and its own ETag cost half of an answer (decision 0021), so the text is written as it is. */
function send(response: Response, answer: object) {
  const text = JSON.stringify(answer)
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(text)
}
