import { type Request, type Response, Router } from 'express'
import { agency } from '../../../shared/agency'
import { plainDay } from '../../../shared/desk/dayWords'
import { paths } from '../../../shared/paths'
import type { AppContext } from '../../core/context'
import { toErrorResponse } from '../../core/errors'
import { createCaller } from '../../router'
import { sendAttachment } from '../files/attachment'
import type { IndexHtml } from '../pages/pages'
import { contextOf } from '../request'
import { keepPrivate, secretPage } from '../secretPages/secretPage'
import { closedPage, readForm, type Visit } from '../secretPages/visits'
import { type VoucherTyped, voucherHtml } from './hoursHtml'
import { STYLES } from './sheetStyles'

const BODY_MAX = 256 * 1024
const FIELDS_MAX = 600

const textOf = (given: unknown): string => (typeof given === 'string' ? given : '')

/** The form as a browser sends it: `talent` once for each, and that talent's fields by the claim's id. */
function typedIn(body: Record<string, unknown> | undefined): VoucherTyped {
  const claimIds = [body?.talent ?? []].flat().map(textOf)
  const field = (name: string, claimId: string) => textOf(body?.[`${name}-${claimId}`])
  const hours = claimIds.map((claimId) => {
    const typed = { on: field('on', claimId), off: field('off', claimId), rest: field('rest', claimId) }
    return [claimId, { ...typed, why: field('why', claimId) }] as const
  })
  return { name: textOf(body?.name), hours: new Map(hours) }
}

/**
 * The page on which a client's contact confirms the hours of a day: whole and usable without scripts. A GET writes
 * nothing; the token in the address is the permission (docs/decisions/0150).
 */
export function voucherRoutes(app: AppContext, indexHtml: IndexHtml | null): Router {
  const router = Router()
  const send = secretPage({ indexHtml, styles: STYLES })
  const callerOf = (request: Visit) => createCaller(contextOf(app, request as Request)).site.vouchers
  const { sendClosed, orClosed } = closedPage(send, 'This page is closed.')

  async function sendOpened(
    request: Visit,
    response: Response,
    refused: { status: number; message: string; typed: VoucherTyped } | null = null,
  ) {
    const { token } = request.params
    const voucher = await callerOf(request).open({ token })
    await send(request, response, {
      status: refused?.status ?? 200,
      title: `Hours, ${plainDay(voucher.day)} | ${agency.name}`,
      body: voucherHtml(voucher, paths.voucher(token), refused),
    })
  }

  router.use('/v/:token', keepPrivate)
  router.get('/v/:token', (request, response) =>
    sendOpened(request, response).catch(orClosed(request, response)),
  )

  router.get('/v/:token/voucher.pdf', async (request: Visit, response) => {
    try {
      const pdf = await callerOf(request).file({ token: request.params.token })
      await sendAttachment(response, 'voucher.pdf', pdf)
    } catch (error) {
      await orClosed(request, response)(error)
    }
  })

  router.post('/v/:token', readForm(BODY_MAX, FIELDS_MAX), async (request: Visit, response) => {
    const { token } = request.params
    const typed = typedIn(request.body)
    try {
      const hours = [...typed.hours].map(([claimId, { on, off, rest, why }]) => ({
        ...{ claimId, onSet: on, wrapped: off, reason: why },
        breakMinutes: rest as never,
      }))
      await callerOf(request).confirm({ token, name: typed.name, hours })
      response.redirect(303, `${paths.voucher(token)}#done`)
    } catch (error) {
      const { status, message, issues } = toErrorResponse(error)
      if (status === 404) return sendClosed(request, response)
      if (status !== 400 && status !== 409 && status !== 429) throw error
      const refused = { status, message: issues?.[0]?.message ?? message, typed }
      await sendOpened(request, response, refused).catch(() => sendClosed(request, response))
    }
  })
  return router
}
