// @module-tag slow
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setup } from '../../../server/command/site/setup'
import { aMachine, aRelease, type TestMachine } from '../../helpers/installed/machine'

const ON_DEBIAN = ':80 {\n\troot * /usr/share/caddy\n\tfile_server\n}\n'

const given = ({ port }: TestMachine) => [
  '--domain',
  'agency.example',
  '--email',
  'Asha@agency.example',
  `--port=${port}`,
  '--yes',
]

/** The release 1.0.0 of this kind, set up on a new machine with Caddy. */
async function installed(fault?: string) {
  const machine = await aMachine()
  const release = aRelease(machine, { version: '1.0.0', fault })
  mkdirSync(machine.at('etc/caddy'), { recursive: true })
  writeFileSync(machine.at('etc/caddy/Caddyfile'), ON_DEBIAN)
  const again = (more = given(machine)) => setup(machine.with(release), more, true)
  return { machine, release, again }
}

const NAME = `agency-1.0.0-linux-${process.arch}`

describe('agency setup', () => {
  it('installs the program, starts the site and says where to choose a password', async () => {
    const { machine, again } = await installed()
    const said = await again()
    expect(said).toContain(
      '1. Choose the password of asha@agency.example, within a day: https://agency.example/reset-password/first',
    )
    expect(said).toContain('set up the agency: https://agency.example/admin/setup')
    expect(said).toContain(
      `ssh -N -L ${machine.port}:127.0.0.1:${machine.port} root@<this machine>\nand use http://localhost:${machine.port} in place of https://agency.example.`,
    )
    expect((await fetch(`${machine.url}/`)).status).toBe(200)
    expect(
      machine
        .read('etc/agency/env')
        .split('\n')
        .filter((line) => !line.startsWith('#')),
    ).toEqual([
      'PUBLIC_URL=https://agency.example',
      'TRUST_PROXY=1',
      `PORT=${machine.port}`,
      'ADMIN_EMAIL=asha@agency.example',
      `DATABASE_PATH=${machine.at('var/lib/agency/agency.sqlite')}`,
      `UPLOADS_DIR=${machine.at('var/lib/agency/uploads')}`,
      '',
    ])
    const modes = [
      'etc/agency/env',
      'var/lib/agency',
      'var/backups/agency',
      `opt/agency/releases/${NAME}/agency`,
    ]
    expect(modes.map(machine.mode)).toEqual(['640', '700', '700', '755'])
    for (const unit of [
      'agency.service',
      'agency-backup.service',
      'agency-backup.timer',
      'agency-update.service',
      'agency-update.timer',
      'agency-change.service',
      'agency-change.path',
    ])
      expect(machine.read(`etc/systemd/system/${unit}`)).toBe(
        readFileSync(`docs/operations/release/${unit}`, 'utf8'),
      )
    expect(machine.asked().filter((line) => !line.includes('is-failed'))).toEqual([
      'useradd --system --user-group --home-dir /var/lib/agency --no-create-home --shell /usr/sbin/nologin agency',
      'systemctl daemon-reload',
      'systemctl enable agency agency-backup.timer agency-update.timer agency-change.path',
      'systemctl start agency-backup.timer agency-update.timer agency-change.path',
      'systemctl reset-failed agency',
      'systemctl start agency',
      'systemctl enable caddy',
      'systemctl reload-or-restart caddy',
    ])
    expect(machine.read('usr/local/bin/agency')).toContain('#!/bin/sh')
  })

  it('waits for the certificate where DNS points somewhere, and says that the site is open', async () => {
    const { machine, release } = await installed()
    let looks = 0
    const [startsAt, endsAt] = [new Date('2026-11-25'), new Date('2027-02-01')]
    const refused = { issuer: 'Caddy', startsAt, endsAt, refusedFor: 'self-signed' }
    const probes = {
      addressesOf: async () => ['192.0.2.1'],
      certificateFor: async () => (looks++ === 0 ? refused : { ...refused, refusedFor: null }),
    }
    const said = await setup(machine.with(release), given(machine), true, probes)
    expect(machine.said).toContain('Waiting for the certificate of agency.example, up to a minute.')
    expect(said).toContain('Open now: https://agency.example')
    expect(said).toContain('1. Choose the password of asha@agency.example')
    expect(said).not.toContain('ssh -N')
  })

  it("gives Caddy the site's name and port, and keeps Debian's own file beside it", async () => {
    const { machine, again } = await installed()
    await again()
    const caddyfile = machine.read('etc/caddy/Caddyfile')
    expect(caddyfile).toContain('\nagency.example {\n')
    expect(caddyfile).toContain(`reverse_proxy 127.0.0.1:${machine.port} {`)
    expect(machine.read('etc/caddy/Caddyfile.before-agency')).toBe(ON_DEBIAN)
  })

  it('leaves a Caddyfile alone that somebody wrote, and says which line it needs', async () => {
    const { machine, again } = await installed()
    writeFileSync(machine.at('etc/caddy/Caddyfile'), 'other.example {\n\trespond hello\n}\n')
    expect(await again()).toContain('Add the line `import agency.caddy` to it')
    expect(machine.read('etc/caddy/Caddyfile')).toBe('other.example {\n\trespond hello\n}\n')
    expect(machine.read('etc/caddy/agency.caddy')).toContain('agency.example {')
  })

  it('says what is missing where Caddy is not installed, with the site running', async () => {
    const machine = await aMachine()
    const said = await setup(machine.with(aRelease(machine, { version: '1.0.0' })), given(machine), true)
    expect(said).toContain(
      'Still to do: Caddy, which provides HTTPS, is not installed. Run `apt-get install caddy`',
    )
    expect((await fetch(machine.url)).status).toBe(200)
  })

  it('repeated, keeps settings, data and a changed unit, and says so', async () => {
    const { machine, again } = await installed()
    await again()
    await fetch(`${machine.url}/a-booking`, { method: 'POST' })
    const settings = `${machine.read('etc/agency/env')}SMTP_URL=smtps://mail.example\n`
    writeFileSync(machine.at('etc/agency/env'), settings)
    writeFileSync(machine.at('etc/systemd/system/agency.service'), '[Service]\n')
    machine.said.length = 0
    const said = await again(['--domain', 'another.example', '--yes'])
    expect(said).toContain(
      'Someone has signed in before. To get a link for a new password, run: agency password-link',
    )
    expect(said).toContain('https://agency.example')
    expect(machine.read('etc/agency/env')).toBe(settings)
    expect(machine.read('etc/systemd/system/agency.service')).toBe('[Service]\n')
    expect(machine.read('var/lib/agency/agency.sqlite')).toContain('a-booking')
    const kept = [
      'etc/agency/env',
      'var/lib/agency',
      'var/backups/agency',
      'etc/systemd/system/agency.service',
    ]
    expect(
      machine.said
        .filter((line) => line.startsWith('Kept'))
        .map((line) => line.split(/[ ,]/)[1]?.replace(/\.$/, '')),
    ).toEqual(kept.map(machine.at))
  })

  it('asks for what is not given, again while an answer is wrong', async () => {
    const { machine, again } = await installed()
    machine.answers.push('not a domain', 'https://Agency.example/', 'asha@agency.example', 'no')
    await expect(again([`--port=${machine.port}`])).rejects.toThrow('Nothing was changed.')
    expect(machine.said).toContain(
      'That is not the name of a site. It looks like agency.example, without https:// and without a path.',
    )
    expect(machine.has('etc/agency')).toBe(false)
    machine.answers.push('agency.example', 'asha@agency.example', 'yes')
    expect(await again([`--port=${machine.port}`])).toContain('The site runs: https://agency.example')
  })
})

describe('agency setup refuses, and changes nothing', () => {
  it.for([
    [['--domain', 'agency', '--email', 'a@agency.example', '--yes'], '--domain agency: That is not the name'],
    [
      ['--domain', '10.0.0.1', '--email', 'a@agency.example', '--yes'],
      '--domain 10.0.0.1: That is not the name',
    ],
    [['--domain', 'a.example', '--email', 'asha', '--yes'], '--email asha: That is not an email address.'],
    [['--domain', 'a.example', '--yes'], 'Give it as --email.'],
    [['--domian', 'a.example'], '--domian is not understood. Usage: agency setup'],
    [['a.example'], 'a.example is not understood. Usage: agency setup'],
    [
      ['--domain', 'a.example', '--email', 'a@b.example', '--port', '0', '--yes'],
      '--port 0: That is not the number',
    ],
    [
      ['--domain', 'a.example', '--email', 'a@b.example', '--releases', 'http://a.example'],
      '--releases http://a.example: That is not an address such as',
    ],
    [['--domain', 'a.example', '--email', 'a@b.example'], 'There is no terminal to answer in. Add --yes.'],
  ] as const)('%s', async ([arguments_, sentence]) => {
    const { machine, again } = await installed()
    await expect(again([...arguments_])).rejects.toThrow(sentence)
    expect(machine.has('opt')).toBe(false)
    expect(machine.asked()).toEqual([])
  })

  it('a release with a changed file', async () => {
    const { machine, release, again } = await installed()
    writeFileSync(join(release, 'package.json'), '{"version":"1.0.0","more":1}')
    await expect(again()).rejects.toThrow(
      'The release is damaged: package.json is missing or has changed. Fetch it again.',
    )
    expect(machine.has('opt')).toBe(false)
  })

  it('a clone', async () => {
    const { machine, release } = await installed()
    await expect(setup(machine.with(release), given(machine), false)).rejects.toThrow(
      'This is a clone, not a release.',
    )
  })

  it('another release than the installed one', async () => {
    const { machine, again } = await installed()
    await again()
    const newer = machine.with(aRelease(machine, { version: '1.1.0' }))
    await expect(setup(newer, given(machine), true)).rejects.toThrow(
      'Release 1.0.0 is installed here already. For 1.1.0, run `agency update <its file>`.',
    )
  })

  it('to go on when the site does not start, with its last lines', async () => {
    const { again } = await installed('refuses')
    await expect(again()).rejects.toThrow(/^The site did not start: .+\n(.*\n)*The start is refused\.$/)
  })
})
