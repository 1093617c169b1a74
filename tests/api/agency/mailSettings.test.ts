import { describe, expect, it, vi } from 'vitest'
import { auditEvents, outbox, settings, settingsHistory } from '../../../drizzle/schema'
import { doubtsAbout } from '../../../server/core/config'
import { deriveSecrets } from '../../../server/core/security/secrets'
import { anAccount } from '../../../server/demo/builders/accounts'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { readStatus } from '../../../server/features/operations/system/service'
import { by, closedPort, LOGIN, NONE, openMailSettings as open } from '../../helpers/screens/mailSettings'
import { smtpServer } from '../../helpers/servers/smtpServer'

describe('the settings of the mail server', () => {
  it('send the next mail by the new server without a restart, and then by yet another one', async () => {
    const [first, second] = [await smtpServer(LOGIN), await smtpServer()]
    const { own, worker, write } = open()
    await own.settings.saveServer(by(first.port))
    write('asha@client.example')
    await worker.deliverNow()
    expect(first.mails).toMatchObject([{ from: 'bookings@kori.example', to: 'asha@client.example' }])
    expect(first.mails[0]?.raw).toContain('From: "Kori, Pune" <bookings@kori.example>')
    await own.settings.saveServer(by(second.port, { user: '', password: { state: 'none' } }))
    write('zoya@client.example')
    await worker.deliverNow()
    expect(second.mails.map(({ to }) => to)).toEqual(['zoya@client.example'])
    expect(first.mails).toHaveLength(1)
  })

  it('come from the agency by its name where the sender has none, also after the name has changed', async () => {
    const { own, worker, write } = open()
    const server = await smtpServer()
    await own.settings.saveServer(by(server.port, { senderName: '', user: '', password: { state: 'none' } }))
    write('asha@client.example')
    await worker.deliverNow()
    const about = { line: '', description: '', since: null, city: '' }
    await own.settings.save({ section: 'agency', name: 'Kori "K", Pune', ...about })
    write('ravi@client.example')
    await worker.deliverNow()
    const senders = server.mails.map(({ raw }) => /^From: .*$/m.exec(raw)?.[0].trim())
    expect(senders).toEqual([
      'From: Model agency <bookings@kori.example>',
      `From: "Kori 'K', Pune" <bookings@kori.example>`,
    ])
  })

  it('send the mails that waited for a server which did not answer', async () => {
    const { t, own, worker, write } = open()
    await own.settings.saveServer({ ...by(await closedPort()), unchecked: true })
    write('asha@client.example')
    await worker.deliverNow()
    await worker.deliverNow()
    expect(t.mails()).toMatchObject([{ sentAt: null, tries: 1 }])
    const { port, mails } = await smtpServer(LOGIN)
    await own.settings.saveServer(by(port))
    await worker.deliverNow()
    expect(mails.map(({ to }) => to)).toEqual(['asha@client.example'])
  })

  it('store the password encrypted, and tell it nobody', async () => {
    const { port } = await smtpServer(LOGIN)
    const { t, own } = open()
    const saved = await own.settings.saveServer(by(port))
    expect(saved.value).toMatchObject({
      user: LOGIN.user,
      password: { state: 'kept', at: '2026-03-02T10:00:00.000Z', isReadable: true },
    })
    const rows = t.db.select().from(settings).all()
    const sealed = JSON.parse(rows.find(({ key }) => key === 'secret.mailServer')?.value ?? '{}').sealed
    expect(sealed).toMatch(/^[\w-]{60,}$/)
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('and "more"')
    const everything = JSON.stringify([
      ...[saved, rows, await own.settings.get({ section: 'mailServer' })],
      await own.settings.changes({ section: 'mailServer' }),
      t.db.select().from(settingsHistory).all(),
      t.db.select().from(auditEvents).all(),
      await own.system.status(),
      (await t.http().get('/').set('accept', 'text/html')).text,
    ])
    expect(everything).not.toMatch(/p@ss|wörd|and \\?\\?"more|cEBzcz/)
    expect(everything).not.toContain(encodeURIComponent(LOGIN.password))
    const [change] = await own.settings.changes({ section: 'mailServer' })
    expect(change).toMatchObject({ before: null })
    expect(change?.changed).toContain('password')
  })

  it('are refused with the answer when the server does not answer, unless they are saved all the same', async () => {
    const { t, own, refused } = open()
    const port = await closedPort()
    const { path, message } = await refused(by(port))
    expect(path).toBe('answer')
    expect(message).toContain(`ECONNREFUSED 127.0.0.1:${port}`)
    expect(t.db.select().from(settings).all()).toEqual([])
    await own.settings.saveServer({ ...by(port), unchecked: true })
    expect(t.config.SMTP_URL).toContain(`@127.0.0.1:${port}`)
  })

  it('show the answer of a server that refuses the password word for word, without the password', async () => {
    const { port } = await smtpServer({ ...LOGIN, password: 'another' })
    const { refused } = open()
    const { path, message } = await refused(by(port))
    expect(path).toBe('answer')
    expect(message).toContain('535 No such user with …')
    expect(message).not.toContain('wörd')
  })

  it('are refused without what belongs together, beside the field', async () => {
    const { refused } = open()
    const problems: [object, string, string][] = [
      [
        by(25, { host: 'https://smtp.example' }),
        'host',
        'Enter the name of the server, without https:// and without its port',
      ],
      [by(25, { host: '' }), 'host', 'Enter the server, or remove user and password'],
      [by(25, { host: '169.254.169.254' }), 'host', 'Emails cannot be sent to this address'],
      [by(25, { host: '0.0.0.0' }), 'host', 'Emails cannot be sent to this address'],
      [
        by(25, { host: '[::1]' }),
        'host',
        'Enter the name of the server, without https:// and without its port',
      ],
      [by(25, { host: 'fe80::1' }), 'host', 'Emails cannot be sent to this address'],
      [
        by(25, { host: 'smtp.example' }),
        'security',
        'Choose TLS or STARTTLS: without it, others could read your password and emails',
      ],
      [by(0), 'port', 'Enter a port: 465 or 587, or the one your provider names'],
      [by(25, { user: '' }), 'user', 'Enter the user, or remove the password'],
      [by(25, { password: { state: 'none' } }), 'password', 'Enter the password'],
      [by(25, { senderAddress: '' }), 'senderAddress', 'Enter the address that your emails come from'],
      [by(25, { senderName: 'Kori <x@y.example>' }), 'senderName', 'Leave out < > " and \\'],
      [
        by(25, { senderName: 'Kori\r\nBcc: all@kori.example' }),
        'senderName',
        'Contains characters that we cannot store',
      ],
    ]
    for (const [given, path, message] of problems) expect(await refused(given)).toEqual({ path, message })
  })

  it('never send a stored password to another server than it was saved for', async () => {
    const [first, second] = [await smtpServer(LOGIN), await smtpServer(LOGIN)]
    const { own, refused } = open()
    const { value } = await own.settings.saveServer(by(first.port))
    const moved = { ...value, section: 'mailServer' as const, port: second.port }
    const again = {
      path: 'password',
      message: 'Enter the password again, because the server has changed',
    }
    expect(await refused(moved)).toEqual(again)
    expect(await refused({ ...moved, unchecked: true })).toEqual(again)
    await expect(own.settings.testMailServer(moved as never)).rejects.toThrow()
    expect(second.mails).toEqual([])
    await own.settings.saveServer({ ...value, section: 'mailServer', senderName: 'Kori' } as never)
  })

  it('count only where the environment says nothing', async () => {
    const [theirs, mine] = [await smtpServer(), await smtpServer(LOGIN)]
    const SMTP_URL = `smtp://robot:secretinenv@127.0.0.1:${theirs.port}?ignoreTLS=true`
    const { t, own, worker, write } = open({ SMTP_URL })
    const record = await own.settings.get({ section: 'mailServer' })
    expect(Object.keys(record.locked)).toEqual(['host', 'port', 'security', 'user', 'password'])
    expect(record.locked.host).toEqual({ variable: 'SMTP_URL', shown: `127.0.0.1:${theirs.port}` })
    expect(JSON.stringify(record)).not.toMatch(/secretinenv|robot/)
    await own.settings.saveServer(by(mine.port))
    expect(t.config.SMTP_URL).toBe(SMTP_URL)
    write('asha@client.example')
    await worker.deliverNow()
    expect(theirs.mails).toMatchObject([{ from: 'bookings@kori.example', to: 'asha@client.example' }])
    expect(await own.settings.testMailServer(by(mine.port))).toMatchObject({ isSent: true })
    expect(mine.mails).toEqual([])
  })

  it('with another key of the server: mails wait, a warning says why, and nothing crashes', async () => {
    const { port, mails } = await smtpServer(LOGIN)
    const { t, own, worker, write } = open()
    await own.settings.saveServer(by(port))
    Object.assign(t.secrets, deriveSecrets('another secret of the server, also long enough'))
    loadAgency(t)
    write('asha@client.example')
    await worker.deliverNow()
    expect(mails).toEqual([])
    expect(t.db.select().from(outbox).all()).toMatchObject([
      { sentAt: null, lastError: 'EAUTH: Missing credentials for "PLAIN"' },
    ])
    expect((await readStatus(t)).startWarnings).toEqual([
      'The password of the mail server cannot be read, because JWT_SECRET or data/jwt-secret is not the one with which it was saved. Enter it again in the settings.',
    ])
    const again = t.as(t.superadmin()).admin.settings
    expect((await again.get({ section: 'mailServer' })).value).toMatchObject({
      password: { isReadable: false },
    })
    await again.saveServer(by(port))
    await worker.deliverNow()
    expect(mails.map(({ to }) => to)).toEqual(['asha@client.example'])
  })

  it('are told to the other superadmins by the server that is left, and not by the new one', async () => {
    const [former, next] = [await smtpServer(LOGIN), await smtpServer(LOGIN)]
    const { t, own, worker } = open()
    await own.settings.saveServer(by(former.port))
    anAccount(t, { role: 'superadmin', name: 'Asha Nair', email: 'asha@kori.example' })
    await own.settings.saveServer(by(next.port))
    await vi.waitFor(() => expect(former.mails.map(({ to }) => to)).toEqual(['asha@kori.example']))
    await vi.waitFor(() => expect(t.mails()).toMatchObject([{ sentAt: expect.any(String) }]))
    t.later(2 * 60_000)
    await worker.deliverNow()
    expect(next.mails).toEqual([])
  })

  it('are told by the new server where the former one does not answer', async () => {
    const next = await smtpServer(LOGIN)
    const { t, own, worker } = open()
    await own.settings.saveServer({ ...by(await closedPort()), unchecked: true })
    anAccount(t, { role: 'superadmin', name: 'Asha Nair', email: 'asha@kori.example' })
    await own.settings.saveServer(by(next.port))
    t.later(60_000)
    await worker.deliverNow()
    expect(next.mails.map(({ to }) => to)).toEqual(['asha@kori.example'])
  })

  it('end the warning of the start and the delivery as files', async () => {
    const { port } = await smtpServer(LOGIN)
    const { t, own } = open({
      PUBLIC_URL: 'https://kori.example',
      DEMO_DATA: 'false',
      TRUST_PROXY: '1',
      RATE_LIMIT: 'on',
    })
    t.monitor.doubts = () => doubtsAbout(t.config, { name: 'Kori', contact: { email: '', bookings: '' } })
    const before = await own.system.status()
    expect(before.startWarnings).toEqual([
      expect.stringContaining('SMTP_URL is not set, nor a mail server in the settings'),
    ])
    expect(before.mail.delivery).toBe('files')
    await own.settings.saveServer(by(port))
    const after = await own.system.status()
    expect(after.startWarnings).toEqual([])
    expect(after.mail.delivery).toBe('smtp')
    expect((await own.setup.read()).tasks).toContainEqual({ task: 'mail', isDone: true })
    await own.settings.saveServer(NONE)
    expect((await own.system.status()).mail.delivery).toBe('files')
  })
})
