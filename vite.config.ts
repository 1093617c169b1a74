import { readdirSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { notices } from './scripts/bundle/notices.ts'
import { precompress } from './scripts/bundle/precompress.ts'

const here = import.meta.dirname

/** Slow tests of how much memory a process takes, how long it works, or for how long it holds others up. */
const measuring = [
  'tests/api/roster/import/worstSheet.test.ts',
  'tests/api/money/{accountantSize,twentyThousand}.test.ts',
  'tests/api/desk/items/fiftyThousand.test.ts',
  'tests/rest/pages/floodOfPages.test.ts',
  'tests/rest/desk/floodOfPackage.test.ts',
]

/**
 * The server's entries: main.ts, the command `agency`, the renderer of pages, and every file of server/workers, which a
 * thread opens.
 */
function serverEntries() {
  const names = readdirSync(path.join(here, 'server/workers'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `workers/${path.parse(name).name}`)
  const server = ['main', ...names].map((name) => [name, path.join(here, 'server', `${name}.ts`)])
  return Object.fromEntries([
    ...server,
    ['agency', path.join(here, 'server/command/cli.ts')],
    ['entryServer', path.join(here, 'client/src/entryServer.tsx')],
  ])
}

/**
 * What many pages use to draw, in one file; otherwise each button and badge would be its own file, thirty to a page.
 * Excludes zod and the choosing of files (no first view has them), and confirm dialogs, tables, loading texts, problems,
 * copying and downloads (only signed-in pages use them).
 */
const parts = {
  name: 'parts',
  test: /client[\\/]src[\\/](design[\\/](?!(\w+[\\/])?(Dialog|Confirm|UnsavedChangesGuard|DataTable|tableStyles|LoadingText|FileDrop|FileLines|NotLoaded|Problem))|(lib|copy)[\\/](?!(useD|d)ownload|leaving|useCopy|forms[\\/]unsavedChanges))|lucide-react|thumbhash|shared[\\/]([a-z]+[\\/])?(messages|lists|limits|format|pictureSizes|paths|pages|agency)\./,
  minShareCount: 13,
}

/**
 * In files of their own, so that a phone runs them in tasks of their own: without them the longest task of a page that
 * is taken over is twice as long (docs/decisions/0116).
 */
const reactCode = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }
const styles = {
  name: 'styles',
  test: /node_modules[\\/](@chakra-ui|@emotion|@pandacss|stylis)[\\/]|client[\\/]src[\\/]design[\\/]theme[\\/]/,
}

/** By itself, or a page that needs one address of the back office would load what else its pages share. */
const adminPaths = { name: 'adminPaths', test: /shared[\\/]adminPaths\./ }

/** The page is readable without the code, so pictures come first on a slow connection. */
const codeAfterPictures: Plugin = {
  name: 'code-after-pictures',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
}

/**
 * The base styles are part of each page, because a browser draws nothing before it has them: a file of their own comes
 * after the font and the first picture through Caddy (docs/decisions/0063).
 */
const baseStylesInPage: Plugin = {
  name: 'base-styles-in-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (link, file: string) => {
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') return link
        delete bundle[file]
        return `<style data-base>${sheet.source}</style>`
      }),
  },
}

/** The script that fetches the code of a page of the server is a part of it, so that it is there for the first press. */
const starterInPage: Plugin = {
  name: 'starter-in-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const starter = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'start')
      if (starter?.type !== 'chunk') return html
      delete bundle[starter.fileName]
      return html.replace(
        '</head>',
        () => `<script data-starter>(()=>{${starter.code.trim()}})()</script></head>`,
      )
    },
  },
}

/** Code that did not come can be fetched again: client/src/lib/loading/loadCode.ts. */
const codeFetchedFirst: Plugin = {
  name: 'code-fetched-first',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadCode as __vitePreload } from ${JSON.stringify(path.join(here, 'client/src/lib/loading/loadCode.ts'))}`,
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: isSsrBuild ? here : path.join(here, 'client'),
  // The site's own files (favicon, manifest) are in client/public; the server build does not copy them.
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [codeFetchedFirst, codeAfterPictures, baseStylesInPage, starterInPage, notices(), precompress()]),
  ],
  // Bundled, so that the server loads only what its pages use, and a release needs none of these packages.
  ssr: {
    noExternal: [
      /^@chakra-ui\//,
      /^@ark-ui\//,
      /^@zag-js\//,
      /^@pandacss\//,
      '@emotion/is-prop-valid',
      // As a pattern, which Vitest does not take for a folder: it would transform all icons once more for each kind of tests.
      /^lucide-react$/,
    ],
  },
  build: isSsrBuild
    ? {
        outDir: path.join(here, 'dist/server'),
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: { input: serverEntries(), output: { entryFileNames: '[name].js' } },
      }
    : {
        outDir: path.join(here, 'dist/client'),
        emptyOutDir: true,
        manifest: true,
        // Else each page's code waits for the sheet that base-styles-in-page takes out.
        cssCodeSplit: false,
        modulePreload: {
          // Every supported browser has it.
          polyfill: false,
          // Vite does not name the file of a chunk that imports nothing.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 ? [file] : files,
        },
        rolldownOptions: {
          // The site, what starts it, and the small scripts of pages behind secret links, which are no part of it.
          input: [
            'client/index.html',
            'client/src/start.ts',
            'client/src/site/packages/packagePage.ts',
            'client/src/site/callSheets/sheetPage.ts',
          ].map((file) => path.join(here, file)),
          // The first file of every page lists all the others, so their names are short; the manifest says what each is.
          output: {
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: { groups: [reactCode, styles, adminPaths, parts] },
          },
        },
      },
  test: {
    root: here,
    globalSetup: 'tests/helpers/temporaryFolder.ts',
    // Every core: by default Vitest leaves one free, which is half of a small machine.
    maxWorkers: '100%',
    // Every test makes its own app and leaves its window empty, so files can share a worker, its modules and its threads.
    // Loading all modules again for each file takes longer than the tests.
    isolate: false,
    // Pictures are really processed and passwords really hashed, so a slow test on a busy machine is not broken. A wait
    // ends as soon as it can, so long timeouts cost nothing.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [{ name: 'slow', description: 'Left out of npm test, run by npm run test:slow.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Everything that is not a screen or browser test, so that no test file is left out by its folder.
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{screens,e2e,attack,fault}/**', ...measuring],
          setupFiles: ['tests/helpers/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // After all others and one at a time, each in a process of its own: other work on the same cores makes even
          // processor time longer, and what files before it left in a shared worker would be measured as well.
          name: 'measuring',
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          isolate: true,
          environment: 'node',
          include: measuring,
          setupFiles: ['tests/helpers/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          // A screen leaves much garbage soon: with more room for what is young, a tenth less processor time.
          execArgv: ['--max-semi-space-size=64'],
          include: ['tests/screens/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/helpers/setup.ts',
            'tests/helpers/screens/browserStubs.ts',
            'tests/helpers/screens/emptyScreen.ts',
          ],
        },
      },
    ],
  },
}))
