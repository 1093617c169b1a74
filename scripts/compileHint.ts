import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad'

/**
 * Vite plugin: the chunks of these names run nearly whole, so a browser that knows the word compiles them beside the
 * page as they arrive, and not function by function while the page is drawn:
 * docs/decisions/0026-the-code-comes-after-the-first-sight.md. Ends the build when no chunk has one of the names.
 */
export function runsWhole(...names: string[]): Plugin {
  return {
    name: 'runs-whole',
    apply: 'build',
    // After the minifier, which takes comments out.
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ name }) => (names.includes(name) ? HINT : ''),
    }),
    generateBundle(_, bundle) {
      const hinted = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && file.code.startsWith(HINT),
      )
      if (hinted.length !== names.length)
        this.error(`Of ${names.join(', ')} only ${hinted.map(({ name }) => name).join(', ')} are chunks.`)
    },
  }
}
