import { Router } from 'express'
import { indianDay } from '../../shared/format'
import type { House } from '../core/context'
import { sendAttachment } from './attachment'
import { contextOf } from './request'
import { type Caller, createCaller } from './trpc'

type TalentFile = {
  name: (day: string) => string
  read: (caller: Caller) => Promise<AsyncIterable<Uint8Array>>
}

/** What a talent can take away about itself, by its address. */
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

/** Files that a talent saves. Not rows of the REST table, because an answer is a file; permission is the procedure's. */
export function talentFileDoor(house: House): Router {
  const door = Router()
  for (const [path, file] of Object.entries(FILES)) {
    // POST: each is counted and written down, and no page elsewhere may start one by a link.
    door.post(path, async (request, response) => {
      const content = await file.read(createCaller(contextOf(house, request)))
      await sendAttachment(response, file.name(indianDay(house.clock())), content)
    })
  }
  return door
}
