import { type Request, type RequestHandler, Router } from 'express'
import type { AppContext } from '../core/context'
import { can, denied } from '../core/security/permissions'
import { type Caller, createCaller } from '../router'
import { contextOf } from './request'
import { discardUpload, receiveUpload, uploadOf } from './uploads'

/**
 * The files of an import: its spreadsheet and its pictures. Not rows of the REST table, because no client but the
 * site's own screens imports. The permission is checked before the file is received.
 */
export function importRoutes(app: AppContext): Router {
  const router = Router()
  const receive = receiveUpload(app)
  const mayImport: RequestHandler = (request, _response, next) => {
    const { session } = contextOf(app, request)
    next(can(session, 'models.import') ? undefined : denied(session))
  }
  /** What was received is gone before anybody is answered (S22). */
  const answer =
    (work: (caller: Caller['admin']['rosterImport'], request: Request) => Promise<unknown>): RequestHandler =>
    async (request, response) => {
      const upload = uploadOf(request)
      try {
        const { admin } = createCaller(contextOf(app, request, upload))
        response.json({ error: false, ...Object(await work(admin.rosterImport, request)) })
      } finally {
        await discardUpload(upload)
      }
    }
  router.post(
    '/imports/roster',
    mayImport,
    receive,
    answer((caller) => caller.upload()),
  )
  router.post(
    '/imports/roster/:id/pictures',
    mayImport,
    receive,
    answer((caller, { params, body }) => caller.addPicture({ ...Object(body), id: params.id })),
  )
  return router
}
