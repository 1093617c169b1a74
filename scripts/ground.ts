import { type Plugin, runnerImport } from 'vite'

/**
 * Vite plugin: writes client/src/design/ground.css (Chakra's reset, the house's global rules, the tokens as variables)
 * into the build. Made in the browser, it was parsed and written rule by rule while the first page was drawn:
 * docs/decisions/0026-the-code-comes-after-the-first-sight.md.
 */
export function ground(): Plugin {
  return {
    name: 'ground',
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
