import { Router } from 'express'
import { localDay } from '../../../shared/format'
import type { AppContext } from '../../core/context'
import { type Caller, createCaller } from '../../router'
import { contextOf } from '../request'
import { sendAttachment } from './attachment'

type TalentFile = {
  name: (day: string) => string
  read: (caller: Caller) => Promise<AsyncIterable<Uint8Array>>
}

/** A talent's downloads by address. */
const FILES: Record<string, TalentFile> = {
  '/exports/portfolio.pdf': {
    name: () => 'portfolio.pdf',
    read: (caller) => caller.talent.card.draw(),
  },
  '/exports/my-data.zip': {
    name: (day) => `my-data-${day}.zip`,
    read: (caller) => caller.talent.account.export(),
  },
}

/**
 * Downloads of a talent. Not rows of the REST table, because the answer is a file; the procedure checks the permission.
 */
export function talentFileRoutes(app: AppContext): Router {
  const router = Router()
  for (const [path, file] of Object.entries(FILES)) {
    // POST: each is counted and audited, and no other site may start one by a link.
    router.post(path, async (request, response) => {
      const content = await file.read(createCaller(contextOf(app, request)))
      await sendAttachment(response, file.name(localDay(app.clock())), content)
    })
  }
  return router
}
