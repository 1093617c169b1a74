import type { Agency } from '../../../../../../shared/agency'
import type { PageQuery } from '../../../../../../shared/pages/pageQueries'
import { setAccent } from '../fields/showAccent'
import { previewOf } from '../fields/uploadPicture'

export type PreviewedDocument = { path: string; agency: Agency; queries: readonly PageQuery[] }

const READY_MS = 5_000

/** JSON that cannot end its script element. */
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** What a browser without a session has stored: a visitor's page. */
const nothingStored: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
}

/**
 * Draws a public page into an empty frame: the document that the server sends without its rendered content, and with
 * these settings. The frame loads no page, so every page can go on refusing to be framed (S30), and the policy of this
 * page is the frame's too. Resolves when it is drawn.
 */
export function drawPreview(
  frame: HTMLIFrameElement,
  { path, agency, queries }: PreviewedDocument,
): Promise<void> {
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) return Promise.resolve()
  // Opened, the document has this page's address, which may become any other of the site.
  page.open()
  view.history.replaceState(null, '', path)
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(view, name, { value: nothingStored })
  page.addEventListener('error', showUpload, { capture: true })
  const code = document.querySelectorAll(
    'script[type=module][src], style[data-base], meta[name=viewport], meta[name=agency-key]',
  )
  page.write(
    `<!doctype html><html lang="${document.documentElement.lang}"><head>`,
    ...[...code].map(({ outerHTML }) => outerHTML),
    '</head><body><div id="root" inert></div>',
    json('agency', agency) + json('page-data', queries),
    '</body></html>',
  )
  page.close()
  setAccent(agency.look.accent, page)
  return drawn(page)
}

/** Waits for the first thing on the page, but not for ever. */
const drawn = (page: Document) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(late)
      seen.disconnect()
      resolve()
    }
    const seen = new MutationObserver(() => page.querySelector('main')?.firstChild && end())
    seen.observe(page, { childList: true, subtree: true })
    const late = setTimeout(end, READY_MS)
  })

/** A picture that was uploaded and not saved is not public: this browser shows its own copy. */
function showUpload(event: Event) {
  const picture = event.target as HTMLImageElement
  const [, id = ''] = /^\/media\/([^/]+)\//.exec(picture.getAttribute?.('src') ?? '') ?? []
  const upload = previewOf(id)
  if (upload === undefined) return
  event.stopPropagation()
  for (const source of picture.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove()
  picture.removeAttribute('srcset')
  picture.src = upload
}
