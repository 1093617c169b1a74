import express, { type Request, type Response, Router } from 'express'
import { agency } from '../../../shared/agency'
import { plainDay } from '../../../shared/desk/dayWords'
import { paths } from '../../../shared/paths'
import type { AppContext } from '../../core/context'
import { toErrorResponse } from '../../core/errors'
import { sheetCalendar } from '../../emails/callSheets'
import { lastDay } from '../../features/desk/callSheets/rules'
import { createCaller } from '../../router'
import { bounded } from '../bodyLimits'
import { sendAttachment } from '../files/attachment'
import type { IndexHtml } from '../pages/pages'
import { builtFile } from '../pages/preloads'
import { contextOf } from '../request'
import { keepPrivate, secretPage } from '../secretPages/secretPage'
import { closedPage, readForm, type Visit } from '../secretPages/visits'
import { offHtml, type Refused, sheetHtml } from './sheetHtml'
import { STYLES } from './sheetStyles'

const BODY_MAX = 16 * 1024
const SCRIPT = 'src/site/callSheets/sheetPage.ts'

/**
 * The recipient's page of a call sheet: whole and usable without scripts. A GET writes nothing. The forms come as a
 * browser sends them, and the token in the address is the permission (docs/decisions/0136).
 */
export function sheetRoutes(app: AppContext, indexHtml: IndexHtml | null): Router {
  const router = Router()
  const send = secretPage({
    indexHtml,
    styles: STYLES,
    script: builtFile(SCRIPT),
    worker: '/talent-worker.js',
  })
  const callerOf = (request: Visit) => createCaller(contextOf(app, request as Request)).site.callSheets
  const { sendClosed, orClosed } = closedPage(send, 'This call sheet is closed.')

  async function sendOpened(request: Visit, response: Response, refused: Refused | null = null) {
    const { token } = request.params
    const opened = await callerOf(request).open({ token })
    const status = refused?.status ?? 200
    const title = `${opened.state === 'open' ? `Call ${opened.sheet.call}, ${plainDay(opened.sheet.callDay)}` : 'Call sheet'} | ${agency.name}`
    const hours = await createCaller(contextOf(app, request as Request)).site.vouchers.own({ token })
    const body =
      opened.state === 'open' ? sheetHtml(opened, paths.callSheet(token), refused, hours) : offHtml(opened)
    response.setHeader('x-keep-until', lastDay(opened.state === 'open' ? opened.sheet.day : opened.day))
    await send(request, response, { status, title, body })
  }

  router.use('/c/:token', keepPrivate)
  router.get('/c/:token', (request, response) =>
    sendOpened(request, response).catch(orClosed(request, response)),
  )

  router.get('/c/:token/call.ics', async (request, response) => {
    try {
      const opened = await callerOf(request).open({ token: request.params.token })
      if (opened.state === 'off') return void response.redirect(303, paths.callSheet(request.params.token))
      const { sheet, eventId, sequence } = opened
      response.type('text/calendar; charset=utf-8')
      response.attachment(`call-${sheet.callDay}.ics`)
      response.end(sheetCalendar(sheet, { id: eventId, sequence }, app.clock().toISOString()))
    } catch (error) {
      await orClosed(request, response)(error)
    }
  })

  router.get('/c/:token/call-sheet.pdf', async (request, response) => {
    try {
      const pdf = await callerOf(request).file({ token: request.params.token })
      await sendAttachment(response, 'call-sheet.pdf', pdf)
    } catch (error) {
      await orClosed(request, response)(error)
    }
  })

  router.post('/c/:token', readForm(BODY_MAX, 10), async (request: Visit, response) => {
    const { token } = request.params
    const { number, question, press, on, off, rest } = request.body ?? {}
    try {
      if (typeof press === 'string') {
        const given = { token, press, onSet: on, wrapped: off, breakMinutes: rest }
        await createCaller(contextOf(app, request as Request)).site.vouchers.noteOwn(given as never)
      } else if (typeof question === 'string') await callerOf(request).ask({ token, question })
      else await callerOf(request).read({ token, number })
      response.redirect(
        303,
        `${paths.callSheet(token)}#${typeof press === 'string' ? 'hours' : typeof question === 'string' ? 'question' : 'read'}`,
      )
    } catch (error) {
      const { status, message } = toErrorResponse(error)
      if (status === 404) return sendClosed(request, response)
      if (status !== 400 && status !== 409 && status !== 429) throw error
      const refused = { status, message, question: typeof question === 'string' ? question : '' }
      await sendOpened(request, response, refused).catch(() => sendClosed(request, response))
    }
  })

  // What the page's script sends.
  const json = bounded(BODY_MAX, express.json({ limit: BODY_MAX }))
  router.post('/c/:token/seen', json, async (request: Visit, response) => {
    const { token } = request.params
    response.json(await callerOf(request).seen({ token, number: request.body?.number }))
  })
  return router
}
