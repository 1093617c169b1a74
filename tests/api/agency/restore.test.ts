import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accounts, apiKeys, webhookDeliveries, webhooks } from '../../../drizzle/schema'
import { backup } from '../../../server/backup/backup'
import { restore } from '../../../server/backup/restore'
import { readDatabase } from '../../../server/core/db/database'
import { aSite } from '../../helpers/installed/siteOnDisk'

const AT = '2026-03-02T10:00:00.000Z'
const NOW = new Date(AT)

it('R16 a restore ends every API key and gives up what waits for a webhook, because it may have been sent since', async () => {
  const { folder, place, db } = await aSite()
  db.insert(accounts)
    .values({
      id: 'meera',
      role: 'superadmin',
      name: 'Meera Iyer',
      email: 'meera@house.example',
      createdAt: AT,
    })
    .run()
  db.insert(apiKeys)
    .values({
      id: 'key',
      accountId: 'meera',
      name: 'Form',
      keyHash: 'x',
      actions: ['jobs.read'],
      createdAt: AT,
    })
    .run()
  db.insert(webhooks)
    .values({
      id: 'hook',
      url: 'https://hooks.example',
      secret: 'x',
      events: ['enquiry.received'],
      createdAt: AT,
    })
    .run()
  const delivery = { webhookId: 'hook', event: 'enquiry.received' as const, data: { id: 'x' }, createdAt: AT }
  db.insert(webhookDeliveries)
    .values([
      { ...delivery, id: 'waiting', nextTryAt: AT },
      { ...delivery, id: 'delivered', deliveredAt: AT, lastAnswer: '204' },
    ])
    .run()
  await backup(place, join(folder, 'b1'), NOW)
  db.$client.close()
  const to = {
    databasePath: join(folder, 'new', 'agency.sqlite'),
    uploadsDir: join(folder, 'new', 'uploads'),
  }
  await restore(join(folder, 'b1'), to, NOW)
  const restored = readDatabase(to.databasePath)
  expect(restored.select().from(apiKeys).all()).toEqual([])
  expect(restored.select().from(webhooks).all()).toHaveLength(1)
  expect(restored.select().from(webhookDeliveries).orderBy(webhookDeliveries.id).all()).toMatchObject([
    { id: 'delivered', nextTryAt: null, lastAnswer: '204' },
    { id: 'waiting', nextTryAt: null, deliveredAt: null, lastAnswer: 'given up by a restore' },
  ])
  restored.$client.close()
})
