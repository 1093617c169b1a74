import { readdirSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { runsWhole } from './scripts/compileHint.ts'
import { ground } from './scripts/ground.ts'
import { precompress } from './scripts/precompress.ts'

const here = import.meta.dirname

/** The server's entries: main.ts, and every file of server/workers, which a thread opens by its path. */
function serverEntries() {
  const names = readdirSync(path.join(here, 'server/workers'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `workers/${path.parse(name).name}`)
  return Object.fromEntries(['main', ...names].map((name) => [name, path.join(here, 'server', `${name}.ts`)]))
}

/**
 * What many pages draw with, in one file: by itself each button and badge would be a file and a journey of its own,
 * thirty to a page. Nothing that knows zod is among it, which no first view needs, and no question before something
 * is lost: many forms behind the doors ask it, no visitor's.
 */
const parts = {
  name: 'parts',
  test: /client[\\/]src[\\/](design[\\/](?!Dialog|Confirm|LeaveGuard)|(lib|words)[\\/](?!leaving))|lucide-react|thumbhash|shared[\\/](messages|lists|limits|format|measures|pictureSizes|paths|agency|firstWords)\./,
  minShareCount: 12,
}

/** React by itself: the first of the pieces that client/src/boot.ts runs one after the other. */
const reactItself = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 }

/** What client/src/boot.ts waits for. */
const BOOT_PIECES = ['react', 'trpc', 'theme', 'parts']

export default defineConfig(({ isSsrBuild }) => ({
  root: isSsrBuild ? here : path.join(here, 'client'),
  // The site's own files (favicon, manifest) lie in client/public; the server build takes none of them along.
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), ...(isSsrBuild ? [] : [ground(), runsWhole(...BOOT_PIECES), precompress()])],
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
        // Every browser that the build is made for knows it.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: { codeSplitting: { groups: [reactItself, parts] } },
        },
      },
  test: {
    root: here,
    // Every core: left to itself, Vitest keeps one for the person at the machine, which is half of a small one.
    maxWorkers: '100%',
    // Pictures are made and passwords computed for true: what is slow on a busy machine is not broken. A wait ends as
    // soon as it can, so that patience costs nothing where all is well.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Everything that is not a screen or a browser journey, so that no test file is left out by its folder.
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{screens,e2e,attack,fault}/**'],
          setupFiles: ['tests/helpers/quiet.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/screens/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/helpers/quiet.ts', 'tests/helpers/browserStubs.ts'],
        },
      },
    ],
  },
}))
