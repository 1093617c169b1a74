// @module-tag slow
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { afterThisTest } from '../../../helpers/cleanUp'
import { agency, aReplication, environment } from '../../../helpers/servers/replication'
import { aFolder, placeIn, theServer } from '../../../helpers/servers/theServer'

const WAIT = { timeout: 60_000, interval: 200 }

/** `agency standby` of an empty machine. */
function aStandby(folder: string, replicaUrl: string) {
  const child = spawn(process.execPath, ['dist/server/agency.js', 'standby'], {
    env: environment(folder, replicaUrl),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  afterThisTest(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part
    })
  const ended = new Promise((done) => child.once('close', done))
  return {
    said: () => said,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const namesIn = (path: string) => {
  const db = new Sqlite(path, { readonly: true })
  const names = db.prepare('select name from enquiries order by id').pluck().all()
  db.close()
  return names
}

const askAs = async (url: string, name: string) => {
  const answer = await fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${name}@brand.example`, subject: 'brand', message: 'Hello' }),
  })
  expect(answer.status).toBe(200)
}

/** A site with its replica and a standby that has followed it so far. */
async function aPair() {
  const folder = aFolder()
  const elsewhere = pathToFileURL(join(aFolder(), 'replica')).href
  const first = await theServer({ REPLICA_URL: elsewhere }, folder)
  await askAs(first.url, 'asha')
  const replication = await aReplication(folder, elsewhere)
  afterThisTest(() => void replication.stop('SIGKILL'))
  const place = aFolder()
  const standby = aStandby(place, elsewhere)
  await expect.poll(standby.said, WAIT).toMatch(/^Followed: the copy is as of .+ IST \(\d{4}-.+Z\)\./)
  return { elsewhere, first, replication, place, standby, databasePath: placeIn(place).databasePath }
}

it('a first machine is killed, and the one that followed it goes on with what was copied', async () => {
  const { elsewhere, first, replication, place, standby, databasePath } = await aPair()
  await askAs(first.url, 'meera')
  // Copied within about a second.
  await expect
    .poll(async () => {
      await agency(place, elsewhere, 'restore', '--replica').catch(() => {})
      const found = existsSync(databasePath) ? namesIn(databasePath) : []
      for (const end of ['', '-wal', '-shm']) rmSync(databasePath + end, { force: true })
      return found
    }, WAIT)
    .toEqual(['asha', 'meera'])
  await Promise.all([first.stop('SIGKILL'), replication.stop('SIGKILL')])
  await standby.stop()
  const { stdout } = await agency(place, elsewhere, 'standby', '--promote')
  expect(stdout).toMatch(/^The database is as of /)
  expect(namesIn(databasePath)).toEqual(['asha', 'meera'])
  expect(existsSync(`${databasePath}.standby`)).toBe(false)

  const second = await theServer({}, place)
  await askAs(second.url, 'ravi')
  expect(await second.stop()).toEqual({ code: 0, signal: null })
  expect(namesIn(databasePath)).toEqual(['asha', 'meera', 'ravi'])
  await expect(agency(place, elsewhere, 'standby', '--promote')).rejects.toThrow('already exists')
})

it('where the replica is lost too, the standby goes on with what it had followed', async () => {
  const { elsewhere, first, replication, place, standby, databasePath } = await aPair()
  await Promise.all([first.stop('SIGKILL'), replication.stop('SIGKILL')])
  await standby.stop()
  rmSync(fileURLToPath(elsewhere), { recursive: true })
  const { stdout } = await agency(place, elsewhere, 'standby', '--promote')
  expect(stdout).toMatch(/the last state that this machine has followed/)
  expect(namesIn(databasePath)).toEqual(['asha'])
})
