import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { JSON_BODY_MAX_BYTES } from '../../../shared/limits'
import type { AppContext, RequestContext } from '../../core/context'
import { invalid, notSignedIn, renameIssues } from '../../core/errors'
import { serverMessages } from '../../core/messages'
import { can, denied } from '../../core/security/permissions'
import { sameText } from '../../core/security/secrets'
import { actionOf, createCaller } from '../../router'
import { bounded } from '../bodyLimits'
import { discardUpload, receiveUpload, uploadOf } from '../files/uploads'
import { isPage } from '../pages/pageRoutes'
import { contextOf } from '../request'
import { noMultipart } from '../securityMiddleware'
import { chosenProcedure, type Given, procedureOf, type Row } from './defineRoute'
import { spellings } from './fieldAliases'
import { table } from './routes'

/** Whether a path needs the agency key when one is configured. */
export const needsKey = (path: string) => NEEDS_KEY.test(path)
const NEEDS_KEY = /^\/(api\/v1\/agency|admin|user|portfolio)(\/|$)/

/** Mounts every row of the table. Literal paths come before parameters, so that `featured` is not read as an id. */
export function restRoutes(app: AppContext): Router {
  const router = Router({ caseSensitive: true })
  const json = bounded(JSON_BODY_MAX_BYTES, express.json({ limit: JSON_BODY_MAX_BYTES, strict: true }))
  for (const row of inMountOrder(table)) {
    const body = row.upload ? [multipart(app, row)] : [noMultipart, json]
    router[row.method](row.path, pageInstead(row), agencyKey(app), ...body, answer(app, row))
  }
  return router
}

const inMountOrder = (rows: readonly Row[]) =>
  rows.toSorted((a, b) => parameters(a.path) - parameters(b.path))
const parameters = (path: string) => path.split(':').length

/** A browser that opens a path that is also a page gets the page. */
const pageInstead =
  (row: Row): RequestHandler =>
  (request, response, next) => {
    if (row.method !== 'get' || !isPage(request.path)) return next()
    response.vary('Accept')
    next(request.accepts(['json', 'html']) === 'html' ? 'router' : undefined)
  }

/** The agency key identifies a client and grants nothing; only the listed paths need it. */
const agencyKey =
  (app: AppContext): RequestHandler =>
  (request, _response, next) => {
    const wanted = app.config.AGENCY_KEY
    const isRight = !wanted || !needsKey(request.path) || sameText(request.get('x-agency-key') ?? '', wanted)
    next(isRight ? undefined : notSignedIn(serverMessages.agencyKey))
  }

/** Checks the procedure's permission before the file is received, so that no upload is in vain. */
function multipart(app: AppContext, row: Row): RequestHandler {
  const action = actionOf(row.procedure)
  const receive = receiveUpload(app)
  return (request, response, next) => {
    const { session } = contextOf(app, request)
    return can(session, action) ? receive(request, response, next) : next(denied(session))
  }
}

const answer = (app: AppContext, row: Row): RequestHandler => {
  const names = givenNames(row)
  return async (request, response) => {
    const { result, ctx } = await call(app, row, request).catch((error) => {
      throw renameIssues(error, names)
    })
    send(response, { error: false, message: serverMessages.done, ...row.reply.write(result as never, ctx) })
  }
}

/** The received file is deleted before the answer, stored or refused: the original is not kept (S22). */
async function call(app: AppContext, row: Row, request: Request) {
  const upload = uploadOf(request)
  try {
    const ctx = contextOf(app, request, upload)
    const given: Given = { ...request.query, ...asObject(request.body), ...request.params }
    const procedure = chosenProcedure(row, given) ?? refuseChoice(row, ctx)
    return { ctx, result: await procedureOf(createCaller(ctx), procedure)(row.read(given)) }
  } finally {
    await discardUpload(upload)
  }
}

/** Throws 400 for a value without a procedure; the permission is checked first. */
function refuseChoice({ procedure, choice }: Row, { session }: RequestContext): never {
  if (!can(session, actionOf(procedure))) throw denied(session)
  const values = Object.keys(choice?.procedures ?? {}).join(', ')
  throw invalid(choice?.field ?? '', serverMessages.oneOf(values))
}

/** Maps the procedure's names to the request's, so that an issue names the field that was sent. */
const givenNames = (row: Row) =>
  new Map(
    [...(spellings(row.read) ?? [])].flatMap(([name, given]) => (given ? [[name, given] as const] : [])),
  )

const asObject = (body: unknown): object =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}

/** Writes the text directly, because `res.json` and its ETag cost half of an answer (decision 0021). */
function send(response: Response, answer: object) {
  const text = JSON.stringify(answer)
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(text)
}
