import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import type { RenderPage } from '../shared/pages/pageQueries'
import { takeOverEnvFile } from './core/config'
import { projectRoot } from './core/projectRoot'
import { type OpenPages, startServer } from './start'

// npm run dev: the site and the server from their sources, in one process, on one port.

const vitePages: OpenPages = async (server) => {
  const vite = await createVite({
    configFile: join(projectRoot, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const indexHtml = async (url: string) => {
    const html = await readFile(join(projectRoot, 'client/index.html'), 'utf8')
    return vite.transformIndexHtml(url, html)
  }
  const render: RenderPage = async (request) => {
    const entry = await vite.ssrLoadModule('/src/entryServer.tsx')
    return entry.renderPage(request)
  }
  // Its open websockets would delay an orderly stop. Not awaited: Vite finishes bundling dependencies first.
  return { assets: vite.middlewares, indexHtml, render, close: () => void vite.close() }
}

takeOverEnvFile(projectRoot)
process.env.NODE_ENV = 'development'
// In development no mail leaves the machine, whatever SMTP_URL is.
await startServer(vitePages, { SMTP_URL: undefined })
