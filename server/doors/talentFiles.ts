import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Router } from 'express'
import type { House } from '../core/context'
import { contextOf } from './request'
import { type Caller, createCaller } from './trpc'

type TalentFile = {
  type: string
  name: (day: string) => string
  read: (caller: Caller) => Promise<AsyncIterable<Uint8Array>>
}

/** What a talent can take away about itself, by its address. */
const FILES: Record<string, TalentFile> = {
  '/exports/portfolio.pdf': {
    type: 'application/pdf',
    name: () => 'portfolio.pdf',
    read: (caller) => caller.talent.card.draw(),
  },
  '/exports/my-data.zip': {
    type: 'application/zip',
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
      response.setHeader('content-type', file.type)
      response.setHeader('cache-control', 'private, no-store')
      response.attachment(file.name(house.clock().toISOString().slice(0, 10)))
      response.setHeader('content-type', file.type)
      // Somebody who closes the page in the middle is no error.
      await pipeline(Readable.from(content), response).catch(() => response.destroy())
    })
  }
  return door
}
