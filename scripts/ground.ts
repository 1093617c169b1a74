import { type Plugin, runnerImport } from 'vite'

/** Where Chakra's `createSystem` makes what the sheet has already: a third of its time, in a browser for nothing. */
const MADE_ANEW = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];'
const NOT_MADE = 'const _global = [];'

/**
 * Vite plugin: writes client/src/design/ground.css (Chakra's reset, the house's global rules, the tokens as variables)
 * into the build, and has the browser not make it anew. Made there, it was parsed and written rule by rule while the
 * first page was drawn: docs/decisions/0026-the-code-comes-after-the-first-sight.md. Ends the build when Chakra makes
 * it in another place than is known here.
 */
export function ground(): Plugin {
  let isTakenOut = false
  return {
    name: 'ground',
    transform: {
      filter: { id: /@chakra-ui\/react\/.*\/styled-system\/system\.js$/ },
      handler(code) {
        isTakenOut = code.includes(MADE_ANEW)
        return { code: code.replace(MADE_ANEW, NOT_MADE), map: null }
      },
    },
    generateBundle() {
      if (!isTakenOut)
        this.error('createSystem of Chakra makes its global rules in another place than before.')
    },
    async load(id) {
      if (!id.endsWith('/client/src/design/ground.css')) return
      const source = id.replace(/\.css$/, '.ts')
      const { module, dependencies } =
        await runnerImport<typeof import('../client/src/design/ground')>(source)
      for (const file of dependencies) this.addWatchFile(file)
      return module.groundSheet()
    },
  }
}
