import { type Request, type Response, Router } from 'express'
import { agency } from '../../../shared/agency'
import { paths } from '../../../shared/paths'
import type { AppContext } from '../../core/context'
import { toErrorResponse } from '../../core/errors'
import { createCaller } from '../../router'
import type { IndexHtml } from '../pages/pages'
import { contextOf } from '../request'
import { keepPrivate, secretPage } from '../secretPages/secretPage'
import { closedPage, readForm, type Visit } from '../secretPages/visits'
import { PAPER_STYLES } from './paperHtml'
import { sendPaperFile } from './paperRoutes'
import { QUOTE_STYLES, quoteHtml } from './quoteHtml'

const BODY_MAX = 4 * 1024

/** The client's page of a quote by its link, as that of a paper: a GET writes nothing, a POST accepts it once. */
export function quoteRoutes(app: AppContext, indexHtml: IndexHtml | null): Router {
  const router = Router()
  const callerOf = (request: Visit) => createCaller(contextOf(app, request as Request)).site.quotes
  const send = secretPage({ indexHtml, styles: PAPER_STYLES + QUOTE_STYLES })
  const { orClosed } = closedPage(send, 'This quote is closed.')

  async function sendQuote(
    request: Visit,
    response: Response,
    refused: { status: number; message: string; name: string } | null = null,
  ) {
    const { token } = request.params
    const quote = await callerOf(request).open({ token })
    await send(request, response, {
      status: refused?.status ?? 200,
      title: `${quote.number} | ${agency.name}`,
      body: quoteHtml(quote, `${paths.quote(token)}/quote.pdf`, refused),
    })
  }

  router.use('/q/:token', keepPrivate)
  router.get('/q/:token', (request: Visit, response) =>
    sendQuote(request, response).catch(orClosed(request, response)),
  )
  router.get('/q/:token/quote.pdf', (request: Visit, response) =>
    callerOf(request)
      .file({ token: request.params.token })
      .then((file) => sendPaperFile(response, file))
      .catch(orClosed(request, response)),
  )
  router.post('/q/:token', readForm(BODY_MAX, 10), async (request: Visit, response) => {
    const { token } = request.params
    const { name: given } = (request.body ?? {}) as { name?: unknown }
    const name = typeof given === 'string' ? given : ''
    try {
      await callerOf(request).accept({ token, name })
      response.redirect(303, `${paths.quote(token)}#accept`)
    } catch (error) {
      const { status, message, issues } = toErrorResponse(error)
      if (![400, 409, 429].includes(status)) return orClosed(request, response)(error)
      const refused = { status, message: issues?.[0]?.message ?? message, name }
      await sendQuote(request, response, refused).catch(orClosed(request, response))
    }
  })
  return router
}
