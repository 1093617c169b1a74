import { codeHtml } from './preloads'
import { hashOf } from './renderedPages'

// What `starter-in-page` in vite.config.ts puts into the built index.html, from client/src/start.ts.
const STARTER = /<script data-starter>(.*?)<\/script>/s
/** The entry and what it imports, in the built index.html. */
const CODE =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

type WithCode = { html: string; scriptHashes: readonly string[] }

/** A page that nobody can read before its code is there. */
export const codeAtOnce = (template: string, files: readonly string[]): WithCode => ({
  html: template.replace(STARTER, '').replace('<!--styles-->', `<!--styles-->${codeHtml(files)}`),
  scriptHashes: [],
})

/** A page that can be read without its code, which its starter fetches. In development there is no starter. */
export function codeLater(template: string, files: readonly string[]): WithCode {
  const starter = STARTER.exec(template)?.[1]
  if (starter === undefined) return codeAtOnce(template, files)
  const [entry, ...imported] = [...template.matchAll(CODE)].map(([, file]) => file)
  // Each after what it imports: they run in this order.
  const code = [...imported, entry, ...files].join(' ')
  return {
    html: template
      .replace(CODE, '')
      .replace(STARTER, () => `<script data-code="${code}">${starter}</script>`),
    scriptHashes: [hashOf(starter)],
  }
}
