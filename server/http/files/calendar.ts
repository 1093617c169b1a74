import { Router } from 'express'
import type { AppContext } from '../../core/context'
import { createCaller } from '../../router'
import { contextOf } from '../request'

/** A calendar for a calendar program (D50): the address contains the secret, so there is no sign-in. */
export function calendarRoutes(app: AppContext): Router {
  const router = Router()
  router.get('/calendar/:token.ics', async (request, response) => {
    const { token } = request.params
    const etag = request.get('if-none-match')?.slice(0, 200)
    const caller = createCaller(contextOf(app, request))
    const calendar = await caller.site.calendar.read({ token, ...(etag && { etag }) })
    response.setHeader('cache-control', 'private, no-store')
    response.setHeader('etag', calendar.etag)
    response.setHeader('x-robots-tag', 'noindex')
    if (calendar.text === null) return void response.status(304).end()
    response.type('text/calendar; charset=utf-8').end(calendar.text)
  })
  return router
}
