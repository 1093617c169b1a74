import { mkdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../../server/app'
import { createHttpServer, listen } from '../../../server/http/listen'
import { testApp } from '../../helpers/testApp'

describe('R8 /readyz', () => {
  it('R8 R14 writes once a second, however often it is requested, and is correct a second later', async () => {
    const t = testApp()
    await t.ready
    const server = await listen(createHttpServer(createApp(t, null)), { HOST: '127.0.0.1', PORT: 0 })
    const { port } = server.address() as AddressInfo
    const asked = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
    const written = () => t.db.$client.prepare('select total_changes()').pluck().get() as number
    const before = written()
    const began = performance.now()
    for (let n = 0; n < 20; n++)
      expect(await Promise.all(Array.from({ length: 10 }, asked))).toEqual(Array(10).fill(200))
    expect(written() - before).toBeGreaterThan(0)
    expect(written() - before).toBeLessThanOrEqual(Math.ceil((performance.now() - began) / 1_000))
    t.db.$client.pragma('query_only = ON')
    await expect.poll(asked).toBe(503)
    t.db.$client.pragma('query_only = OFF')
    await expect.poll(asked).toBe(200)
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })

  it('R8 reports a failed disk when the media folder is missing', async () => {
    const t = testApp({ MEDIA_URL: '' })
    await t.ready
    rmSync(t.config.uploadsDir, { recursive: true })
    const { status, body } = await t.http().get('/readyz')
    expect([status, body]).toEqual([503, { ok: false, database: true, disk: false }])
  })

  it('R8 reports a failed disk when the database folder is missing, which may be on another disk', async () => {
    const t = testApp({ MEDIA_URL: '' })
    await t.ready
    const dataDir = join(t.config.uploadsDir, 'not-mounted')
    const config = { ...t.config, dataDir, databasePath: join(dataDir, 'agency.sqlite') }
    const asked = () => supertest(createApp({ ...t, config }, null)).get('/readyz')
    expect((await asked()).body).toEqual({ ok: false, database: true, disk: false })
    mkdirSync(dataDir)
    expect((await asked()).body).toEqual({ ok: true, database: true, disk: true })
  })
})
