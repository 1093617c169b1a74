import { type Request, type RequestHandler, Router } from 'express'
import type { AppContext } from '../../core/context'
import { can, denied } from '../../core/security/permissions'
import { type Caller, createCaller } from '../../router'
import { contextOf } from '../request'
import { discardUpload, receiveUpload, uploadOf } from './uploads'

/**
 * The files of an import: a spreadsheet of models, clients or bookings, pictures, and a backup in parts. Not rows of the REST table, because no client but the
 * site's own screens imports. The permission is checked before the file is received.
 */
export function importRoutes(app: AppContext): Router {
  const router = Router()
  const receive = receiveUpload(app)
  const may =
    (action: 'models.import' | 'clients.import' | 'jobs.import' | 'backups.upload'): RequestHandler =>
    (request, _response, next) => {
      const { session } = contextOf(app, request)
      next(can(session, action) ? undefined : denied(session))
    }
  /** What was received is gone before anybody is answered (S22). */
  const answer =
    (work: (caller: Caller, request: Request) => Promise<unknown>): RequestHandler =>
    async (request, response) => {
      const upload = uploadOf(request)
      try {
        const caller = createCaller(contextOf(app, request, upload))
        response.json({ error: false, ...Object(await work(caller, request)) })
      } finally {
        await discardUpload(upload)
      }
    }
  router.post(
    '/imports/roster',
    may('models.import'),
    receive,
    answer(({ admin }) => admin.rosterImport.upload()),
  )
  router.post(
    '/imports/roster/:id/pictures',
    may('models.import'),
    receive,
    answer(({ admin }, { params, body }) =>
      admin.rosterImport.addPicture({ ...Object(body), id: params.id }),
    ),
  )
  router.post(
    '/imports/clients/check',
    may('clients.import'),
    receive,
    answer(({ desk }, { body }) => desk.clients.checkImport(body)),
  )
  router.post(
    '/imports/clients',
    may('clients.import'),
    receive,
    answer(({ desk }, { body }) => desk.clients.import(body)),
  )
  router.post(
    '/imports/desk/check',
    may('jobs.import'),
    receive,
    answer(({ desk }, { body }) => desk.imports.check(withReading(body))),
  )
  router.post(
    '/imports/desk',
    may('jobs.import'),
    receive,
    answer(({ desk }, { body }) => desk.imports.run(withReading(body))),
  )
  router.post(
    '/imports/backup',
    may('backups.upload'),
    receive,
    answer(({ admin }, { body }) => admin.backups.addRestorePart(body)),
  )
  return router
}

/** How a sheet is read comes as one field of JSON, because a form has few fields. */
function withReading(body: unknown): Parameters<Caller['desk']['imports']['run']>[0] {
  const { reading, ...rest } = Object(body)
  return { ...rest, ...readingOf(reading) }
}
function readingOf(text: unknown): object {
  try {
    return Object(JSON.parse(String(text ?? '{}')))
  } catch {
    return {}
  }
}
