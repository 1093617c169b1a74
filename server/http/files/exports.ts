import { Router } from 'express'
import { localDay } from '../../../shared/format'
import type { AppContext } from '../../core/context'
import { notFound } from '../../core/errors'
import { type Caller, createCaller } from '../../router'
import { contextOf } from '../request'
import { sendAttachment } from './attachment'

type Export = (caller: Caller, filters: never) => Promise<AsyncIterable<string>>

/** Every list that can be taken away as CSV, by its address `/exports/NAME.csv`, and the procedure that gives it. */
const LISTS: Record<string, Export> = {
  bookings: (caller, filters) => caller.admin.bookings.export(filters),
  enquiries: (caller, filters) => caller.admin.enquiries.export(filters),
  models: (caller, filters) => caller.admin.models.export(filters),
  'roster-import': (caller, filters) => caller.admin.rosterImport.report(filters),
  projects: (caller, filters) => caller.admin.projects.export(filters),
  newsletter: (caller, filters) => caller.admin.newsletter.export(filters),
  audit: (caller, filters) => caller.admin.audit.export(filters),
  jobs: (caller, filters) => caller.desk.jobs.export(filters),
  clients: (caller, filters) => caller.desk.clients.export(filters),
  'desk-report': (caller, filters) => caller.desk.report.export(filters),
  'artist-requests': (caller, filters) => caller.admin.signupRequests.export(filters),
}

export const EXPORTS: readonly string[] = Object.keys(LISTS)

/** Lists as files. Not rows of the REST table, because an answer is a stream of text; permission is the procedure's. */
export function exportRoutes(app: AppContext): Router {
  const router = Router()
  router.get('/exports/:name.csv', async (request, response) => {
    const { name } = request.params
    const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined
    if (!list) throw notFound('List')
    const text = await list(createCaller(contextOf(app, request)), request.query as never)
    await sendAttachment(response, `${name}-${localDay(app.clock())}.csv`, text)
  })
  return router
}
