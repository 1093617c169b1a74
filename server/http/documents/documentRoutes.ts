import { type Request, type Response, Router } from 'express'
import { agency } from '../../../shared/agency'
import { paths } from '../../../shared/paths'
import type { DocumentsAsked } from '../../../shared/talent/documents'
import type { AppContext } from '../../core/context'
import { toErrorResponse } from '../../core/errors'
import { createCaller } from '../../router'
import { discardUpload, receiveUpload, uploadOf } from '../files/uploads'
import type { IndexHtml } from '../pages/pages'
import { contextOf } from '../request'
import { keepPrivate, secretPage } from '../secretPages/secretPage'
import { closedPage, type Visit } from '../secretPages/visits'
import { DOCUMENT_STYLES, documentHtml, type Typed, thanksHtml } from './documentHtml'

/** Refusals that the form shows, so that she can mend it and send again. */
const SHOWN = [400, 409, 413, 415, 429, 503]

const textOf = (given: unknown): string => (typeof given === 'string' ? given : '')

/**
 * The page by which a talent gives one document: whole and usable without scripts. A GET writes nothing; the token in the
 * address is the permission and is looked at before a file is received (docs/decisions/0157).
 */
export function documentRoutes(app: AppContext, indexHtml: IndexHtml | null): Router {
  const router = Router()
  const send = secretPage({ indexHtml, styles: DOCUMENT_STYLES })
  const { orClosed } = closedPage(send, 'This link is closed.')
  const receive = receiveUpload(app)
  const callerOf = (request: Visit, upload = uploadOf(request as Request)) =>
    createCaller(contextOf(app, request as Request, upload)).site.documents

  const sendForm = (
    request: Visit,
    response: Response,
    { name }: DocumentsAsked,
    typed: Typed,
    refused: { status: number; message: string } | null = null,
  ) =>
    send(request, response, {
      status: refused?.status ?? 200,
      title: `Your document | ${agency.name}`,
      body: documentHtml(name, paths.documents(request.params.token), typed, refused?.message ?? null),
    })

  router.use('/d/:token', keepPrivate)
  router.get('/d/:token', async (request: Visit, response) => {
    try {
      const asked = await callerOf(request).open({ token: request.params.token })
      const kind = textOf(request.query.kind)
      await sendForm(request, response, asked, { kind, number: '', validUntil: '' })
    } catch (error) {
      await orClosed(request, response)(error)
    }
  })

  router.post('/d/:token', async (request: Visit, response) => {
    const { token } = request.params
    const asked = await callerOf(request)
      .open({ token })
      .catch((error) => orClosed(request, response)(error))
    if (!asked) return
    try {
      await receive(request as Request, response, () => {})
      const typed = typedIn(request.body)
      await callerOf(request).give({ token, ...typed })
      await send(request, response, {
        status: 200,
        title: `Thank you | ${agency.name}`,
        body: thanksHtml(asked.name, typed.kind),
      })
    } catch (error) {
      const { status, message, issues } = toErrorResponse(error)
      if (!SHOWN.includes(status)) return orClosed(request, response)(error)
      const refused = { status, message: issues?.[0]?.message ?? message }
      await sendForm(request, response, asked, typedIn(request.body), refused)
    } finally {
      await discardUpload(uploadOf(request as Request))
    }
  })
  return router
}

const typedIn = (body: Record<string, unknown> | undefined): Typed => ({
  kind: textOf(body?.kind),
  number: textOf(body?.number),
  validUntil: textOf(body?.validUntil),
})
