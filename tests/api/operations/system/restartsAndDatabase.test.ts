// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { faultOfDatabase } from '../../../../server/core/processes/databaseCheck'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { sendAlerts } from '../../../../server/features/operations/system/alerts.service'
import { checkDatabaseDaily } from '../../../../server/features/operations/system/databaseCheck.service'
import { isRestartingOften, recordStart } from '../../../../server/features/operations/system/service'
import { afterThisTest } from '../../../helpers/cleanUp'
import { type TestApp, testApp } from '../../../helpers/testApp'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

async function aSystem() {
  const t = testApp()
  await t.ready
  recordStart(t)
  anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
  return t
}
const subjects = (t: TestApp) => t.mails().map(({ subject }) => subject)
const problems = async (t: TestApp) => (await t.as(t.superadmin()).admin.system.status()).problems

function restart(t: TestApp, times: number) {
  for (let time = 0; time < times; time++) {
    t.later(10 * MINUTE_MS)
    recordStart(t)
  }
}

describe('restarts', () => {
  it('are mailed to superadmins from the fifth within an hour on, once a day, until they are an hour ago', async () => {
    const t = await aSystem()
    restart(t, 4)
    await sendAlerts(t)
    // The first start of the installation is no restart.
    expect(isRestartingOften(t)).toBe(false)
    expect(subjects(t)).toEqual([])

    restart(t, 1)
    expect(isRestartingOften(t)).toBe(true)
    expect(await problems(t)).toEqual(['restartsOften'])
    await sendAlerts(t)
    restart(t, 1)
    await sendAlerts(t)
    const mail = t.mails().find(({ recipient }) => recipient === 'meera@house.example')
    expect(mail?.subject).toBe('Tehkhana: This site restarts again and again')
    expect(mail?.text).toContain('five times or more within an hour')
    expect(t.mails().filter(({ recipient }) => recipient === 'meera@house.example')).toHaveLength(1)

    t.later(HOUR_MS)
    expect(await problems(t)).toEqual([])
  })

  it('are no news when they are spread over the day', async () => {
    const t = await aSystem()
    for (let time = 0; time < 6; time++) {
      t.later(15 * MINUTE_MS)
      recordStart(t)
    }
    expect(await problems(t)).toEqual([])
  })
})

describe('the check of the database', () => {
  const withFile = (t: TestApp) => ({ ...t, config: { ...t.config, databasePath: '/srv/agency.sqlite' } })

  it('is made once a day, and again every time while it finds a fault', async () => {
    const t = await aSystem()
    const looked: string[] = []
    const found: (string | null)[] = [null, 'wrong # of entries in index', 'row 3 missing', null]
    const check = () =>
      checkDatabaseDaily(withFile(t), async (path) => {
        looked.push(path)
        return found.shift() ?? null
      })
    await check()
    t.later(23 * HOUR_MS)
    await check()
    expect(looked).toEqual(['/srv/agency.sqlite'])
    t.later(HOUR_MS)
    await check()
    expect(await problems(t)).toEqual(['databaseDamaged'])
    t.later(HOUR_MS)
    await check()
    expect(await t.as(t.superadmin()).admin.system.status()).toMatchObject({
      databaseCheck: { at: '2026-03-03T11:00:00.000Z', fault: 'row 3 missing' },
      problems: ['databaseDamaged'],
    })
    t.later(HOUR_MS)
    await check()
    expect(await problems(t)).toEqual([])
    expect(looked).toHaveLength(4)
  })

  it('mails superadmins once a day that it failed, with what was found', async () => {
    const t = await aSystem()
    await checkDatabaseDaily(withFile(t), async () => 'row 3 missing from index models_slug')
    await sendAlerts(t)
    await sendAlerts(t)
    expect(subjects(t)).toEqual(['Tehkhana: The database is damaged'])
    expect(t.mails()[0]?.text).toContain('row 3 missing from index models_slug')
    t.later(24 * HOUR_MS)
    await sendAlerts(t)
    expect(subjects(t)).toHaveLength(2)
  })

  it('does not tell a monitor what the fault says, which may quote a row', async () => {
    const t = await aSystem()
    await checkDatabaseDaily(withFile(t), async () => 'Asha Rao')
    const { monitorView } = await import('../../../../server/features/operations/system/views')
    const seen = monitorView(await t.as(t.superadmin()).admin.system.status())
    expect(seen.databaseCheck).toEqual({ at: '2026-03-02T10:00:00.000Z', isFaulty: true })
    expect(JSON.stringify(seen)).not.toContain('Asha Rao')
  })

  function aFile() {
    const folder = mkdtempSync(join(tmpdir(), 'agency-check-'))
    afterThisTest(() => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, 'agency.sqlite')
    const client = new Sqlite(path)
    client.pragma('journal_mode = WAL')
    client.exec(
      'create table people (id integer primary key, name text); create index names on people (name)',
    )
    for (let id = 1; id <= 2_000; id++)
      client.prepare('insert into people values (?, ?)').run(id, `name ${id}`)
    return { path, client }
  }

  it('reads a database that is in use, and finds a missing row of an index and a missing parent', async () => {
    const { path, client } = aFile()
    afterThisTest(() => client.close())
    expect(await faultOfDatabase(path)).toBeNull()
    client.pragma('foreign_keys = OFF')
    client.exec(
      'create table pictures (owner integer references people (id)); insert into pictures values (9999)',
    )
    expect(await faultOfDatabase(path)).toBe('A row of pictures refers to a missing row of people.')
  })

  it('finds pages that were overwritten', async () => {
    const { path, client } = aFile()
    client.pragma('wal_checkpoint(TRUNCATE)')
    client.close()
    const { openSync, writeSync, closeSync } = await import('node:fs')
    const file = openSync(path, 'r+')
    writeSync(file, Buffer.alloc(8_192, 0xa5), 0, 8_192, 8_192)
    closeSync(file)
    expect(await faultOfDatabase(path)).not.toBeNull()
  })

  it('throws for a file that is not there', async () => {
    await expect(faultOfDatabase('/nowhere/agency.sqlite')).rejects.toThrow()
  })
})
