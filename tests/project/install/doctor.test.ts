// @module-tag slow
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { doctor } from '../../../server/command/doctor'
import { type Probes, probes as realProbes } from '../../../server/command/probes'
import { freePort } from '../../../server/command/site/freePort'
import { setup } from '../../../server/command/site/setup'
import { uninstall } from '../../../server/command/site/uninstall'
import { status } from '../../../server/command/status'
import { aMachine, aRelease, type TestMachine } from '../../helpers/installed/machine'

/** One of 90 days, as of Let's Encrypt. */
function aCertificate(until: string): Probes['certificateFor'] {
  const endsAt = new Date(`${until}T10:00:00Z`)
  const startsAt = new Date(endsAt.getTime() - 90 * 86_400_000)
  return async () => ({ issuer: "Let's Encrypt", startsAt, endsAt, refusedFor: null })
}

/** A machine on which 1.0.0 runs, and the answers of a network in which everything is right. */
async function aSite() {
  const machine = await aMachine()
  const release = aRelease(machine, { version: '1.0.0' })
  const options = ['--domain=agency.example', '--email=a@agency.example', `--port=${machine.port}`, '--yes']
  await setup(machine.with(release), options, true)
  const right: Probes = {
    addressesOf: async () => ['203.0.113.7'],
    ownAddresses: () => ['127.0.0.1', '203.0.113.7'],
    isListening: async () => true,
    certificateFor: aCertificate('2027-01-25'),
    bucketFault: async () => null,
    memoryBytes: () => 2_000_000_000,
  }
  const look = async (probes: Partial<Probes> = {}) => {
    const { said, isWrong } = await doctor(machine.with(release), { ...right, ...probes })
    return { lines: said.split('\n'), isWrong }
  }
  return { machine, release, look }
}

function aBackup({ at }: TestMachine, name: string) {
  mkdirSync(at(`var/backups/agency/${name}`), { recursive: true })
  writeFileSync(join(at(`var/backups/agency/${name}`), 'manifest.json'), '{}')
}

function withMail({ at, read }: TestMachine, more = 'MAIL_FROM=a@agency.example') {
  writeFileSync(at('etc/agency/env'), `${read('etc/agency/env')}SMTP_URL=smtp://mail.example:587\n${more}\n`)
}

describe('agency doctor', () => {
  it('finds nothing where everything is right', async () => {
    const { machine, look } = await aSite()
    withMail(machine)
    aBackup(machine, 'agency-2026-11-25T05-00-00')
    const { lines, isWrong } = await look()
    expect(isWrong).toBe(false)
    // The stand-ins know neither disks nor the clock's source.
    expect(lines.filter((line) => !/disk of|clock/.test(line))).toEqual([
      'ok       Release 1.0.0 is installed.',
      'ok       agency is active.',
      'ok       agency-backup.timer is active.',
      'ok       caddy is active.',
      `ok       The site is ready at ${machine.url}.`,
      'ok       The data belong to the user agency.',
      'ok       The machine has 2.0 GB of memory.',
      'ok       agency.example leads to this machine.',
      'ok       Port 80 is answered. That a firewall lets it through cannot be seen from here.',
      'ok       Port 443 is answered. That a firewall lets it through cannot be seen from here.',
      'ok       The certificate of agency.example expires in 61 days.',
      'ok       The mail server mail.example answers. To send a test email, open System in the admin panel.',
      'ok       The last backup is 5 hours old.',
    ])
  })

  const faults: [Partial<Probes>, string][] = [
    [
      { addressesOf: async () => [] },
      "fault    agency.example has no DNS entry: make an A entry with this machine's address at your provider.",
    ],
    [
      { addressesOf: async () => ['198.51.100.1', '2001:db8::1'] },
      "warning  agency.example leads to 198.51.100.1, 2001:db8::1, which is no address of this machine. Behind a provider's NAT or a CDN that is right; otherwise correct the DNS entry. An AAAA entry only if the machine has IPv6.",
    ],
    [
      { isListening: async (_: string, port: number) => port !== 80 },
      'fault    Nothing answers on port 80: `journalctl -u caddy` says why.',
    ],
    [
      { isListening: async (host: string) => host !== 'mail.example' },
      'fault    The mail server mail.example does not answer on port 587: check SMTP_URL, and whether the provider blocks that port.',
    ],
    [
      { certificateFor: async () => null },
      'fault    There is no certificate for agency.example: `journalctl -u caddy` says what is missing.',
    ],
    [
      { certificateFor: aCertificate('2026-12-01') },
      'warning  The certificate of agency.example expires in 6 days and should have been renewed: `journalctl -u caddy` says why not.',
    ],
    [
      { certificateFor: aCertificate('2026-11-01') },
      'fault    The certificate of agency.example has expired: `journalctl -u caddy` says why.',
    ],
    [
      { memoryBytes: () => 400_000_000 },
      'warning  The machine has 0.4 GB of memory: with less than half a gigabyte large pictures are refused.',
    ],
  ]

  it.for(faults)('says what is wrong and what to do: %#', async ([probes, sentence]) => {
    const { machine, look } = await aSite()
    withMail(machine)
    const { lines, isWrong } = await look(probes)
    expect(lines).toContain(sentence)
    expect(isWrong).toBe(sentence.startsWith('fault'))
  })

  it('says whether the bucket of MEDIA_URL answers, with the keys of the settings', async () => {
    const { machine, look } = await aSite()
    const bucketLines = async (fault: string | null) => {
      const asked: Record<string, string | undefined>[] = []
      const bucketFault: Probes['bucketFault'] = async (settings) => {
        asked.push(settings)
        return fault
      }
      const { lines } = await look({ bucketFault })
      return { asked, lines: lines.filter((line) => line.includes('bucket')) }
    }
    expect(await bucketLines(null)).toEqual({ asked: [], lines: [] })
    const more = 'MEDIA_URL=s3://media/site?endpoint=http://127.0.0.1:9\nAWS_ACCESS_KEY_ID=KEY\n'
    writeFileSync(machine.at('etc/agency/env'), `${machine.read('etc/agency/env')}${more}`)
    const { asked, lines } = await bucketLines(null)
    expect(lines).toEqual(['ok       The bucket of pictures and files answers.'])
    expect(asked[0]).toMatchObject({ AWS_ACCESS_KEY_ID: 'KEY' })
    expect((await bucketLines('403 InvalidAccessKeyId')).lines).toEqual([
      'fault    The bucket of MEDIA_URL cannot be used: 403 InvalidAccessKeyId. Check it and its keys in /etc/agency/env.',
    ])
    const nobody = `s3://media/site?endpoint=http://127.0.0.1:${await freePort()}`
    expect(await realProbes.bucketFault({ MEDIA_URL: nobody })).toContain('ECONNREFUSED')
  })

  it('names a site that does not run, an old backup and mail that is not set up', async () => {
    const { machine, look } = await aSite()
    aBackup(machine, 'agency-2026-11-22T10-00-00')
    machine.stop()
    const { lines, isWrong } = await look()
    expect(isWrong).toBe(true)
    expect(lines).toContain(
      'fault    agency is not active: the site does not run. `agency logs` says why, `agency start` starts it.',
    )
    expect(lines).toContain(`fault    Nothing answers at ${machine.url}.`)
    expect(lines).toContain(
      'warning  SMTP_URL is not set in /etc/agency/env: emails are saved as files and not sent.',
    )
    expect(lines).toContain(
      'fault    The last backup is 3 days old: `journalctl -u agency-backup` says why there is no newer one.',
    )
  })
})

describe('agency status', () => {
  it('says what runs and when the last backup was made', async () => {
    const { machine, release } = await aSite()
    aBackup(machine, 'agency-2026-11-25T05-00-00')
    mkdirSync(machine.at('var/backups/agency/agency-2026-11-25T09-00-00'))
    const { said, isWrong } = await status(machine.with(release))
    expect(isWrong).toBe(false)
    expect(said.split('\n')).toEqual([
      `Release  1.0.0, ${machine.at(`opt/agency/releases/agency-1.0.0-linux-${process.arch}`)}`,
      'Address  https://agency.example',
      expect.stringMatching(/^Runs {5}since \w{3} \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/),
      'Ready    yes',
      `Backup   5 hours ago, ${machine.at('var/backups/agency/agency-2026-11-25T05-00-00')}`,
    ])
    machine.stop()
    expect(await status(machine.with(release))).toMatchObject({
      isWrong: true,
      said: expect.stringContaining('Ready    no: nothing answers.'),
    })
  })
})

describe('agency uninstall', () => {
  it('removes program, units and command, and a new setup has the site back', async () => {
    const { machine, release } = await aSite()
    await fetch(`${machine.url}/a-booking`, { method: 'POST' })
    const said = await uninstall(machine.with(release), ['--keep-data', '--yes'])
    expect(said).toContain(`Removed 1.0.0. Kept: ${machine.at('var/lib/agency')}`)
    for (const path of ['opt/agency', 'usr/local/bin/agency', 'etc/systemd/system/agency.service'])
      expect([path, machine.has(path)]).toEqual([path, false])
    await expect(fetch(machine.url)).rejects.toThrow()
    await setup(machine.with(release), ['--yes'], true)
    expect((await fetch(machine.url)).status).toBe(200)
    expect(machine.read('var/lib/agency/agency.sqlite')).toContain('a-booking')
  })

  it('without --keep-data removes nothing, and says where the data are', async () => {
    const { machine, release } = await aSite()
    await expect(uninstall(machine.with(release), ['--yes'])).rejects.toThrow(
      '`agency uninstall --keep-data` removes the program and keeps',
    )
    expect((await fetch(machine.url)).status).toBe(200)
  })
})
