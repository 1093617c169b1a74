import { setImmediate } from 'node:timers/promises'
import express, { type NextFunction, type Request, type Response, Router } from 'express'
import { agency } from '../../../shared/agency'
import { daySpans } from '../../../shared/desk/dayWords'
import type { PackageOpened } from '../../../shared/desk/packages/packageViews'
import { previewTitle } from '../../../shared/desk/packages/packageWords'
import { paths } from '../../../shared/paths'
import { publicUrl } from '../../core/config'
import type { AppContext } from '../../core/context'
import { newSecretName } from '../../core/db/ids'
import { toErrorResponse } from '../../core/errors'
import { createCaller } from '../../router'
import { bounded } from '../bodyLimits'
import { sendAttachment } from '../files/attachment'
import { sendLinkPicture } from '../pages/linkPicture'
import type { IndexHtml } from '../pages/pages'
import { builtFile } from '../pages/preloads'
import { contextOf } from '../request'
import { html, Markup } from '../secretPages/markup'
import { keepPrivate, secretPage } from '../secretPages/secretPage'
import { closedPage, readForm, type Visit } from '../secretPages/visits'
import { cookiesOf, keepCookie } from './cookies'
import { firstRow } from './firstRow'
import { selectionOf } from './formFields'
import { keptPages } from './keptPages'
import { packageHtml, passcodeHtml, type Refused } from './pageHtml'
import { besideFaces, previewPictures } from './previewPicture'
import { STYLES } from './styles'

const BODY_MAX = 400 * 1024
const SCRIPT = 'src/site/packages/packagePage.ts'

/**
 * The client's page of a package: whole without scripts, with one form. A GET writes nothing. The form comes as a browser
 * sends it, so these routes stand before the rule that writes are JSON: the token in the address is the permission, and
 * no session is read (docs/decisions/0124).
 */
export function packageRoutes(app: AppContext, indexHtml: IndexHtml | null): Router {
  const router = Router()
  const script = builtFile(SCRIPT)
  const callerOf = (request: Visit) => createCaller(contextOf(app, request as Request)).site.packages
  const visitOf = (request: Visit) => ({
    token: request.params.token,
    ...cookiesOf(request.get('cookie')),
  })

  const kept = keptPages<{ title: string; key: string; body: Markup; head: Markup }>(app)
  const send = secretPage({ indexHtml, styles: STYLES, script })
  const { sendClosed, orClosed } = closedPage(send, 'This selection is closed.')

  function previewHead(token: string, opened: PackageOpened): Markup {
    const site = publicUrl(app.config)
    const isNamed = !opened.isLocked
    const title = isNamed
      ? previewTitle({ title: opened.title, days: opened.days, faces: opened.faces.length })
      : `A selection from ${agency.name}`
    const days = isNamed ? daySpans(opened.days) : ''
    const tags = {
      'og:title': title,
      'og:description': days ? `${agency.name}, ${days}` : agency.name,
      'og:type': 'website',
      'og:site_name': agency.name,
      'og:image': `${site}${paths.package(token)}/preview.jpg?e=${opened.edition}`,
      'og:image:width': '1200',
      'og:image:height': '630',
    }
    return html`${Object.entries(tags).map(([name, value]) => html`<meta property="${name}" content="${value}">`)}<meta name="twitter:card" content="summary_large_image">`
  }

  async function sendOpened(
    request: Visit,
    response: Response,
    {
      status = 200,
      problem = null,
      refused = null,
    }: { status?: number; problem?: string | null; refused?: Refused | null } = {},
  ) {
    const visit = visitOf(request)
    const make = async () => {
      const opened = await callerOf(request).open(visit)
      const key = newSecretName()
      const body = opened.isLocked
        ? passcodeHtml(opened.booker, problem)
        : packageHtml(opened, {
            key,
            path: paths.package(visit.token),
            row: await firstRow(app, opened.faces),
            refused,
          })
      const title = opened.isLocked ? agency.name : `${opened.title} | ${agency.name}`
      return { title, key, body, head: previewHead(visit.token, opened) }
    }
    const { key, body, ...page } = await (problem === null && refused === null ? kept(visit, make) : make())
    // Each has a form of their own.
    const own = new Markup(body.text.replace(key, newSecretName()))
    await send(request, response, { status, ...page, body: own })
  }

  router.use('/p/:token', keepPrivate)

  // Two hundred people open a link within a second; the desk must not wait for all of them.
  let last = Promise.resolve()
  function inTurn(_: unknown, __: unknown, next: NextFunction) {
    last = last.then(() => setImmediate())
    void last.then(() => next())
  }

  router.get('/p/:token', inTurn, (request, response) =>
    sendOpened(request, response).catch(orClosed(request, response)),
  )

  router.get('/p/:token/preview.jpg', async (request, response) => {
    // Without cookies, as a chat program asks: under a passcode it shows nobody.
    const opened = await callerOf(request).open({ token: request.params.token })
    await sendLinkPicture(app, response, previewPictures(opened), besideFaces(opened))
  })

  router.get('/p/:token/faces.pdf', (request, response) =>
    callerOf(request)
      .sheet(visitOf(request))
      .then((pdf) => sendAttachment(response, 'faces.pdf', pdf))
      .catch(orClosed(request, response)),
  )

  router.get('/p/:token/faces-:page.jpg', (request, response) => {
    const { page } = request.params
    return callerOf(request)
      .sheet({ ...visitOf(request), page })
      .then((jpeg) => sendAttachment(response, `faces-${page}.jpg`, jpeg))
      .catch(orClosed(request, response))
  })

  router.get('/p/:token/:number/:at.jpg', (request, response) => {
    const { number, at } = request.params
    return callerOf(request)
      .picture({ ...visitOf(request), number, at })
      .then((jpeg) => sendAttachment(response, `face-${number}-${at}.jpg`, jpeg))
      .catch(orClosed(request, response))
  })

  router.post('/p/:token', readForm(BODY_MAX, 300), async (request: Visit, response) => {
    const { token } = request.params
    const fields: Record<string, unknown> = request.body ?? {}
    try {
      if (typeof fields.passcode === 'string') {
        const { pass } = await callerOf(request).unlock({ token, passcode: fields.passcode })
        keepCookie(app, response, token, 'pass', pass)
      } else {
        const sent = await callerOf(request).send({ ...visitOf(request), ...selectionOf(fields) })
        if (sent.device !== null) keepCookie(app, response, token, 'device', sent.device)
      }
      response.redirect(303, `${paths.package(token)}#sent`)
    } catch (error) {
      const { status, message } = toErrorResponse(error)
      if (status === 404) return sendClosed(request, response)
      if (status !== 400 && status !== 429) throw error
      const { name, words } = fields
      const refused = { message, name: String(name ?? ''), words: String(words ?? '') }
      await sendOpened(request, response, { status, problem: message, refused }).catch(() =>
        sendClosed(request, response),
      )
    }
  })

  // What the page's script sends; the same calls, one at a time.
  const json = bounded(BODY_MAX, express.json({ limit: BODY_MAX }))
  for (const act of ['seen', 'pick', 'send'] as const)
    router.post(`/p/:token/${act}`, json, async (request: Visit, response) => {
      const visit = visitOf(request)
      const given = { ...visit, ...request.body, token: visit.token }
      const done = await callerOf(request)[act](given)
      if (done.device !== null) keepCookie(app, response, visit.token, 'device', done.device)
      response.json(done)
    })
  return router
}
