import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTRPCClient } from '@trpc/client'
import { expect, it, vi } from 'vitest'
import { httpLinks } from '../../../../client/src/lib/trpc'
import { bookings } from '../../../../drizzle/schema'
import { createApp } from '../../../../server/app'
import { aModel } from '../../../../server/demo/builders/models'
import type { AppRouter } from '../../../../server/router'
import { testApp } from '../../../helpers/testApp'

it('R12 two simultaneous calls with one key create one booking', async () => {
  const t = testApp()
  const model = aModel(t, { stageName: 'Asha' })
  const server = createServer(createApp(t, null)).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo
  // The browser knows its own origin; here the server's address must be put before the path.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init))
  const client = createTRPCClient<AppRouter>({ links: httpLinks() })
  const request = () =>
    client.site.bookings.request.mutate(
      {
        modelId: model.id,
        clientName: 'Devika Rao',
        company: '',
        brand: '',
        email: 'devika@kori.example',
        phone: '+919810012345',
        workType: 'Music Video',
        dateRequired: '2099-01-05',
        budgetRange: '$10,000+',
        details: 'Two days, four looks.',
        website: '',
      },
      { context: { idempotencyKey: 'one-press-of-one-form' } },
    )
  const [first, second] = await Promise.all([request(), request()])
  expect(second).toEqual(first)
  expect(t.db.select().from(bookings).all()).toHaveLength(1)
  server.close()
})
