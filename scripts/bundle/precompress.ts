import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const isText = /\.(js|css|svg|json|txt|webmanifest)$/

/**
 * Vite plugin: writes `file.br` and `file.gz` for each text asset of the client build, so that the server compresses no
 * static file per request (brotli 11 is too slow for that). index.html is left out, because the server fills it in for
 * each page.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const names = Object.keys(bundle).filter((name) => isText.test(name) && !name.startsWith('.vite/'))
      await Promise.all(names.map((name) => compressBeside(path.join(dir, name))))
    },
  }
}

async function compressBeside(file: string) {
  const plain = await readFile(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, gz] = await Promise.all([brotli(plain, { params: quality }), zip(plain, { level: 9 })])
  if (br.length < plain.length) await writeFile(`${file}.br`, br)
  if (gz.length < plain.length) await writeFile(`${file}.gz`, gz)
}
