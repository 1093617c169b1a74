import express, { Router } from 'express'
import { localDay } from '../../../shared/format'
import { JSON_BODY_MAX_BYTES } from '../../../shared/limits'
import type { AppContext } from '../../core/context'
import { type Caller, createCaller } from '../../router'
import { bounded } from '../bodyLimits'
import { contextOf } from '../request'
import { sendAttachment } from './attachment'

type Body = { month?: string; page?: number }
type TalentFile = {
  name: (day: string, body: Body) => string
  read: (caller: Caller, body: never) => Promise<AsyncIterable<Uint8Array>>
}

/** Downloads of one file by address: a talent's own, a comp card, a paper, a voucher, a statement, the accountant's month. */
const FILES: Record<string, TalentFile> = {
  '/exports/portfolio.pdf': {
    name: () => 'portfolio.pdf',
    read: (caller) => caller.talent.card.draw(),
  },
  '/exports/comp-card.pdf': {
    name: () => 'comp-card.pdf',
    read: (caller, body) => caller.desk.talents.drawCard(body),
  },
  '/exports/comp-card.jpg': {
    name: () => 'comp-card.jpg',
    read: (caller, body: object) => caller.desk.talents.drawCard({ ...body, as: 'jpeg' } as never),
  },
  '/exports/package.pdf': {
    name: () => 'faces.pdf',
    read: (caller, { id, withPicks }: { id: string; withPicks?: boolean }) =>
      caller.desk.packages.file({ id, withPicks }),
  },
  '/exports/package.jpg': {
    name: (_day, { page }) => `faces-${page}.jpg`,
    read: (caller, body) => caller.desk.packages.file(body),
  },
  '/exports/paper.pdf': {
    name: () => 'paper.pdf',
    read: (caller, body) => caller.desk.money.file(body),
  },
  '/exports/e-invoices.json': {
    name: () => 'e-invoices.json',
    read: (caller, body) => caller.admin.money.eInvoiceFile(body),
  },
  '/exports/accountant.zip': {
    name: (_day, { month }) => `accountant-${month}.zip`,
    read: (caller, body) => caller.admin.money.accountant(body),
  },
  '/exports/voucher.pdf': {
    name: () => 'voucher.pdf',
    read: (caller, body) => caller.desk.hours.file(body),
  },
  '/exports/statement.pdf': {
    name: () => 'statement.pdf',
    read: (caller, body) => caller.admin.statements.file(body),
  },
  '/exports/my-statement.pdf': {
    name: () => 'statement.pdf',
    read: (caller, body) => caller.talent.money.file(body),
  },
  '/exports/my-data.zip': {
    name: (day) => `my-data-${day}.zip`,
    read: (caller) => caller.talent.account.export(),
  },
}

/**
 * Downloads about a talent. Not rows of the REST table, because the answer is a file; the procedure checks the permission.
 */
export function talentFileRoutes(app: AppContext): Router {
  const router = Router()
  const body = bounded(JSON_BODY_MAX_BYTES, express.json({ limit: JSON_BODY_MAX_BYTES }))
  for (const [path, file] of Object.entries(FILES)) {
    // POST: each is counted and audited, and no other site may start one by a link.
    router.post(path, body, async (request, response) => {
      const content = await file.read(createCaller(contextOf(app, request)), request.body as never)
      await sendAttachment(response, file.name(localDay(app.clock()), request.body ?? {}), content)
    })
  }
  return router
}
