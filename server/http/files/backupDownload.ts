import express, { Router } from 'express'
import { JSON_BODY_MAX_BYTES } from '../../../shared/limits'
import type { AppContext } from '../../core/context'
import { createCaller } from '../../router'
import { bounded } from '../bodyLimits'
import { contextOf } from '../request'
import { sendAttachment } from './attachment'

/**
 * A backup as a file, for the page System. Not a row of the REST table, because no program may take one; the procedure
 * checks permission and proof. POST: it is audited, and its address alone opens nothing.
 */
export function backupRoutes(app: AppContext): Router {
  const router = Router()
  const body = bounded(JSON_BODY_MAX_BYTES, express.json({ limit: JSON_BODY_MAX_BYTES }))
  router.post('/exports/backup.zip', body, async (request, response) => {
    const given = request.body ?? {}
    const content = await createCaller(contextOf(app, request)).admin.backups.download(given)
    await sendAttachment(response, `${given.name}-${given.part}.zip`, content)
  })
  return router
}
