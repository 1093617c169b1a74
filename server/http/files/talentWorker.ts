import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Router } from 'express'
import type { AppContext } from '../../core/context'
import { projectRoot } from '../../core/projectRoot'
import { builtClient } from '../assets'
import { RECALL } from './recall'

const FILE = 'talent-worker.js'

/**
 * The service worker of the call sheets and the talent's pages. Browsers ask for it again at each visit, so that
 * OFFLINE_SHEETS=off recalls it everywhere.
 */
export function talentWorkerRoutes({ config }: Pick<AppContext, 'config'>): Router {
  const router = Router()
  // In development, and in tests, the site is not built.
  const folder = [builtClient, join(projectRoot, 'client', 'public')].find((each) =>
    existsSync(join(each, FILE)),
  )
  router.get(`/${FILE}`, (_request, response) => {
    response.setHeader('cache-control', 'no-cache')
    response.type('text/javascript; charset=utf-8')
    if (config.OFFLINE_SHEETS === 'off' || !folder) return void response.send(RECALL)
    response.sendFile(FILE, { root: folder, cacheControl: false })
  })
  return router
}
