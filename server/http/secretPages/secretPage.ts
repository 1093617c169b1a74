import type { Request, RequestHandler, Response } from 'express'
import { accentStyle, iconLinks } from '../pages/brand'
import type { IndexHtml } from '../pages/pages'
import { hashOf } from '../pages/renderedPages'
import { allowOwn } from '../securityMiddleware'
import { BASE_STYLES } from './baseStyles'
import { html, Markup } from './markup'

type Page = { status: number; title: string; body: Markup; head?: Markup }
type Look = {
  indexHtml: IndexHtml | null
  styles: string
  script?: string | null | undefined
  worker?: string
}

/** Keeps what a secret link opens out of caches, search engines and the addresses that other sites see. */
export const keepPrivate: RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('x-robots-tag', 'noindex')
  next()
}

/** Sends a page behind a secret link: whole without scripts, in the agency's type and colour. */
export const secretPage =
  ({ indexHtml, styles, script, worker }: Look) =>
  async (request: Pick<Request, 'originalUrl'>, response: Response, page: Page) => {
    const template = indexHtml === null ? '' : await indexHtml(request.originalUrl)
    const css = [fontsOf(template), accentStyle(), BASE_STYLES, styles].filter(Boolean).join('\n')
    const policy = response.getHeader('content-security-policy')
    if (typeof policy === 'string')
      response.setHeader('content-security-policy', allowOwn(policy, { styles: [hashOf(css)], scripts: [] }))
    response.status(page.status).type('text/html; charset=utf-8')
    response.end(
      `<!doctype html>\n${
        html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${page.title}</title>${page.head ?? ''}${new Markup(iconLinks())}<style>${new Markup(css)}</style>${script && html`<script type="module" src="${script}"></script>`}${worker && html`<script type="module" src="${worker}"></script>`}</head><body>${page.body}</body></html>`
          .text
      }`,
    )
  }

/** The fonts of the site, out of the styles that its pages carry. */
const fontsOf = (template: string) => (template.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('\n')
