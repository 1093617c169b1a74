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
import { PAPER_STYLES, paperHtml } from './paperHtml'

const BODY_MAX = 4 * 1024

/** The PDF of a paper as a download. */
export function sendPaperFile(response: Response, { number, pdf }: { number: string; pdf: string }) {
  response.attachment(`${number.replaceAll('/', '-')}.pdf`)
  response.type('pdf').send(Buffer.from(pdf, 'base64'))
}

/**
 * The client's page of a paper by its link: whole without scripts, one form. A GET writes nothing. As with packages, the
 * token in the address is the permission, no session is read, and the routes stand before the rule that writes are JSON.
 */
export function paperRoutes(app: AppContext, indexHtml: IndexHtml | null): Router {
  const router = Router()
  const callerOf = (request: Visit) => createCaller(contextOf(app, request as Request)).site.papers

  const send = secretPage({ indexHtml, styles: PAPER_STYLES })
  const { orClosed } = closedPage(send, 'This paper is closed.')

  async function sendPaper(request: Visit, response: Response, status = 200, problem: string | null = null) {
    const { token } = request.params
    const paper = await callerOf(request).open({ token })
    const body = paperHtml(paper, `${paths.paper(token)}/paper.pdf`, problem)
    await send(request, response, { status, title: `${paper.number} | ${agency.name}`, body })
  }

  router.use('/i/:token', keepPrivate)
  router.get('/i/:token', (request: Visit, response) =>
    sendPaper(request, response).catch(orClosed(request, response)),
  )
  router.get('/i/:token/paper.pdf', (request: Visit, response) =>
    callerOf(request)
      .file({ token: request.params.token })
      .then((file) => sendPaperFile(response, file))
      .catch(orClosed(request, response)),
  )
  router.post('/i/:token', readForm(BODY_MAX, 10), async (request: Visit, response) => {
    const { token } = request.params
    const { reference } = (request.body ?? {}) as { reference?: unknown }
    try {
      await callerOf(request).notePaid({ token, reference: typeof reference === 'string' ? reference : '' })
      response.redirect(303, `${paths.paper(token)}#paid`)
    } catch (error) {
      const { status, message } = toErrorResponse(error)
      if (![400, 409, 429].includes(status)) return orClosed(request, response)(error)
      await sendPaper(request, response, status, message).catch(orClosed(request, response))
    }
  })
  return router
}
