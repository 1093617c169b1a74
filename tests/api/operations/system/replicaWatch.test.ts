import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { sendAlerts } from '../../../../server/features/operations/system/alerts.service'
import { recordStart, watchReplica } from '../../../../server/features/operations/system/service'
import { afterThisTest } from '../../../helpers/cleanUp'
import { aLitestreamFolder } from '../../../helpers/servers/litestreamFolder'
import { type TestApp, testApp } from '../../../helpers/testApp'

const MINUTE_MS = 60_000

/** A site beside a Litestream that has copied `there` bytes of its log of 4,120. */
async function aSite() {
  const t = testApp()
  await t.ready
  recordStart(t)
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-replica-'))
  const litestream = { there: 4_120 }
  const server = createServer((_request, response) => {
    const positions = {
      replica_wal_index: 0,
      replica_wal_offset: litestream.there,
    }
    const lines = Object.entries(positions).map(([name, value]) => `litestream_${name}{db="x"} ${value}\n`)
    response.end(lines.join(''))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  afterThisTest(() => {
    stop()
    rmSync(dataDir, { recursive: true })
  })
  const { port } = server.address() as { port: number }
  aLitestreamFolder(dataDir, port, [0, 4_120])
  const look = () => watchReplica({ ...t, config: { ...t.config, dataDir } }, 0)
  return { t, litestream, look, stop }
}

const status = (t: TestApp) => t.as(t.superadmin()).admin.system.status()

describe('the watch over the replica', () => {
  it('says nothing where there is none', async () => {
    const t = testApp()
    await t.ready
    expect(await status(t)).toMatchObject({ replica: null, problems: [] })
  })

  it('says since when the replica is up to date, behind or not there, and after ten minutes that it is a problem', async () => {
    const { t, litestream, look, stop } = await aSite()
    await look()
    t.later(5 * MINUTE_MS)
    await look()
    expect((await status(t)).replica).toEqual({ state: 'current', since: '2026-03-02T10:00:00.000Z' })
    litestream.there = 32
    await look()
    t.later(9 * MINUTE_MS)
    expect(await status(t)).toMatchObject({
      replica: { state: 'behind', since: '2026-03-02T10:05:00.000Z' },
      problems: [],
    })
    stop()
    await look()
    t.later(MINUTE_MS)
    expect(await status(t)).toMatchObject({
      replica: { state: 'stopped', since: '2026-03-02T10:05:00.000Z' },
      problems: ['replicaBehind'],
    })
    await sendAlerts(t)
    const subjects = new Set(t.mails().map(({ subject }) => subject))
    expect([...subjects]).toEqual(['Tehkhana: The database is not copied elsewhere'])
    expect(t.mails()[0]?.text).toContain('Since Mar 2, 2026, 03:35 PM, changes to the database')
  })

  it('writes something while it is behind, because Litestream may copy the last change only with the next', async () => {
    const { t, litestream, look } = await aSite()
    const written = () =>
      t.db
        .select()
        .from(settings)
        .all()
        .filter(({ key }) => key === 'replica-behind')
    await look()
    expect(written()).toEqual([])
    litestream.there = 32
    await look()
    expect(written()).toMatchObject([{ value: '"2026-03-02T10:00:00.000Z"' }])
  })
})
