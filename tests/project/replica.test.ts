// @module-tag slow

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { doctor } from '../../server/command/doctor'
import { setup } from '../../server/command/site/setup'
import { uninstall } from '../../server/command/site/uninstall'
import { status } from '../../server/command/status'
import { update } from '../../server/command/update/update'
import { replicaState } from '../../server/core/replica/state'
import { afterThisTest } from '../helpers/cleanUp'
import { aMachine, aRelease, aTarball, type TestMachine } from '../helpers/installed/machine'
import { aLitestreamFolder } from '../helpers/servers/litestreamFolder'

const UNIT = 'etc/systemd/system/agency-litestream.service'
const REPLICA_URL = 'REPLICA_URL=s3://bucket/agency?endpoint=https://s3.example\n'

/** The release 1.0.0, set up on a new machine. */
async function aSite() {
  const machine = await aMachine()
  const program = aRelease(machine, { version: '1.0.0' })
  const again = () =>
    setup(
      machine.with(program),
      ['--domain=agency.example', '--email=asha@agency.example', `--port=${machine.port}`, '--yes'],
      true,
    )
  await again()
  return {
    machine,
    program,
    again,
    replicate: () => appendFileSync(machine.at('etc/agency/env'), REPLICA_URL),
  }
}

const askedOf = (machine: TestMachine) => machine.asked().filter((line) => line.includes('litestream'))

describe('the unit of the replica', () => {
  it('is there and started only while REPLICA_URL is set', async () => {
    const { machine, again, replicate } = await aSite()
    expect([machine.has(UNIT), askedOf(machine)]).toEqual([false, []])
    const before = machine.read('etc/agency/env')
    replicate()
    await again()
    expect(machine.read(UNIT)).toBe(readFileSync('docs/operations/release/agency-litestream.service', 'utf8'))
    expect(askedOf(machine)).toEqual([
      'systemctl enable agency-litestream',
      'systemctl restart agency-litestream',
    ])
    writeFileSync(machine.at('etc/agency/env'), before)
    await again()
    expect(machine.has(UNIT)).toBe(false)
    expect(askedOf(machine).slice(2)).toEqual(['systemctl disable --now agency-litestream'])
  })

  it('stops before an update replaces anything, and is removed with the program', async () => {
    const { machine, program, again, replicate } = await aSite()
    replicate()
    await again()
    await update(machine.with(program), [aTarball(machine, { version: '1.1.0', migration: 1 })])
    const asked = machine.asked()
    const stopped = asked.indexOf('systemctl stop agency')
    expect(asked[stopped + 1]).toBe('systemctl stop agency-litestream')
    await uninstall(machine.with(program), ['--keep-data', '--yes'])
    expect(machine.has(UNIT)).toBe(false)
    expect(askedOf(machine).at(-1)).toBe('systemctl disable --now agency-litestream')
  })
})

/** What Litestream says in `dataDir` of the positions here and there. */
async function aLitestream(dataDir: string, here: [number, number], there: [number, number] | null) {
  const label = '{db="/var/lib/agency/agency.sqlite"}'
  const lines = () => [
    `litestream_shadow_wal_index${label} ${here[0]}`,
    // After a checkpoint it still counts the file before, also when everything has been copied.
    `litestream_shadow_wal_size${label} ${here[1] + 206_032}`,
    ...(there
      ? [
          `litestream_replica_wal_index${label} ${there[0]}`,
          `litestream_replica_wal_offset${label} ${there[1]}`,
        ]
      : []),
  ]
  const server = createServer((_request, response) => response.end(`${lines().join('\n')}\n`))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterThisTest(() => void server.close())
  const { port } = server.address() as { port: number }
  aLitestreamFolder(dataDir, port, here)
  return server
}

describe('the state of the replica', () => {
  it.each<[[number, number], [number, number] | null, string]>([
    [[3, 4120], [3, 4120], 'current'],
    [[3, 1_234_560], [4, 32], 'current'],
    [[17, 32], [17, 32], 'current'],
    [[3, 8240], [3, 4120], 'behind'],
    [[4, 32], [3, 4120], 'behind'],
    [[0, 4120], null, 'behind'],
  ])('here %s and there %s is %s', async (here, there, state) => {
    const { folder } = await aMachine()
    await aLitestream(folder, here, there)
    expect(await replicaState(folder, 0)).toBe(state)
  })

  it('is stopped where nothing answers, and where another program does', async () => {
    const { folder } = await aMachine()
    expect(await replicaState(folder)).toBe('stopped')
    const server = await aLitestream(folder, [0, 32], [0, 32])
    server.removeAllListeners('request').on('request', (_request, response) => response.end('hello'))
    expect(await replicaState(folder)).toBe('stopped')
    server.close()
    server.closeAllConnections()
    expect(await replicaState(folder)).toBe('stopped')
  })

  it('is said by `agency status` and `agency doctor`, and wrong when nothing is copied', async () => {
    const { machine, program, replicate } = await aSite()
    const look = async () => {
      const [said, found] = [await status(machine.with(program)), await doctor(machine.with(program))]
      return [said, found].map((each) => each.said.split('\n').find((line) => /replica|copied/i.test(line)))
    }
    expect(await look()).toEqual([undefined, undefined])
    replicate()
    expect(await look()).toEqual([
      'Replica  not running. `agency setup` starts it, `agency logs` says why it ended',
      'fault    The database is not copied to REPLICA_URL: `agency setup` starts that, and `journalctl -u agency-litestream` says why it ended.',
    ])
    expect((await status(machine.with(program))).isWrong).toBe(true)
    await aLitestream(machine.at('var/lib/agency'), [0, 4120], [0, 4120])
    expect(await look()).toEqual([
      'Replica  has everything of some seconds ago',
      'ok       The replica has everything that the database had some seconds ago.',
    ])
    expect((await status(machine.with(program))).isWrong).toBe(false)
  })
})
