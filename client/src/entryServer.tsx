import { Writable } from 'node:stream'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { setAgency } from '../../shared/agency'
import type { PageStyle, RenderPage } from '../../shared/pages/pageQueries'
import { App, preloadAt } from './app'
import { fillQueries } from './lib/loading/pageData'
import { newQueryClient, Providers } from './providers'

const ABORT_MS = 5_000
const KEY = 'css'

/** Renders the page at an address with the data given, as a browser without scripts shows it. */
export const renderPage: RenderPage = async ({ path, search, queries, agency }) => {
  // In development, this module has another copy of it than the server.
  setAgency(agency)
  await preloadAt(path)
  const rules = createCache({ key: KEY })
  // Collects the rules; otherwise Emotion would write style elements between the page's own.
  rules.compat = true
  const context: { redirectTo?: string } = {}
  const html = await htmlOf(
    <StrictMode>
      <CacheProvider value={rules}>
        <Providers
          queryClient={fillQueries(newQueryClient(false), queries)}
          address={{ ssrPath: path, ssrSearch: search, ssrContext: context }}
        >
          <App />
        </Providers>
      </CacheProvider>
    </StrictMode>,
  )
  return { html, styles: stylesOf(rules), redirectTo: context.redirectTo ?? null }
}

/** Every part of the page in its place: nothing is put there by a script, which the policy forbids. */
function htmlOf(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        pipe(sink)
      },
      onError(error) {
        clearTimeout(timer)
        reject(error)
      },
    })
    const timer = setTimeout(() => abort(new Error('The page took too long')), ABORT_MS)
  })
}

/** The rules of the page as the browser's Emotion looks for them, so that it adds none again. */
function stylesOf({ inserted, registered }: EmotionCache): PageStyle[] {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  )
  const isPart = ([name]: [string, string]) => registered[`${KEY}-${name}`] !== undefined
  const parts = rules.filter(isPart)
  // What stands under every part: Chakra's reset, the global rules and the tokens.
  const globals = rules.filter((rule) => !isPart(rule))
  return [
    ...globals.map(([name, css]) => ({ of: `${KEY}-global ${name}`, css })),
    { of: [KEY, ...parts.map(([name]) => name)].join(' '), css: parts.map(([, css]) => css).join('') },
  ]
}
