import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ne } from 'drizzle-orm'
import { type Logger, pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { outbox } from '../../../../drizzle/schema'
import { queueMail, withFaces } from '../../../../server/core/mail/outbox'
import { type SentAlong, startOutboxWorker } from '../../../../server/core/mail/outboxWorker'
import { fileTransport, smtpTransport } from '../../../../server/core/mail/transport'
import { testApp } from '../../../helpers/testApp'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A real SMTP server on this machine; `refuse` answers every mail with a temporary error. */
async function aMailServer(refuse = false, more: SMTPServerOptions = {}) {
  const received: Promise<Email>[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...more,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuse) return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
        received.push(new PostalMime().parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => server.close())
  const { port } = server.server.address() as AddressInfo
  return { received, url: `smtp://127.0.0.1:${port}` }
}

function anOutboxWorker(
  t: ReturnType<typeof testApp>,
  url: string,
  log: Logger = t.log,
  sentAlong?: SentAlong,
) {
  const outboxWorker = startOutboxWorker(
    t.db,
    smtpTransport(url, 'Agency <agency@example.in>', 'https://agency.example'),
    t.clock,
    log,
    undefined,
    sentAlong,
  )
  closing.push(() => void outboxWorker.stop())
  return outboxWorker
}

describe('R11 the outbox', () => {
  it('cuts no character of a long subject in two', () => {
    const t = testApp()
    queueMail(t.db, t.clock(), { to: 'asha@example.in', subject: `x${'😀'.repeat(300)}`, text: 'x' })
    expect(t.mails()).toMatchObject([{ subject: `x${'😀'.repeat(199)}` }])
  })

  it('S33 delivers a mail to the SMTP server once, unchanged', async () => {
    const t = testApp()
    const { received, url } = await aMailServer()
    queueMail(t.db, t.clock(), {
      to: 'asha@example.in',
      replyTo: 'desk@example.in',
      subject: 'नमस्ते\nBcc: everybody@example.in',
      text: 'A line.\nAnother.',
    })
    const outboxWorker = anOutboxWorker(t, url)
    await outboxWorker.deliverNow()
    await outboxWorker.deliverNow()
    expect(received).toHaveLength(1)
    const mail = await received[0]
    expect(mail?.to).toMatchObject([{ address: 'asha@example.in' }])
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.subject).toBe('नमस्ते Bcc: everybody@example.in')
    expect(mail?.text?.trim()).toBe('A line.\nAnother.')
    expect(t.mails()).toMatchObject([{ nextTryAt: null, sentAt: '2026-03-02T10:00:00.000Z' }])
  })

  it('sends the faces that a mail shows along with it, so that no address tells who opened it', async () => {
    const t = testApp()
    const { received, url } = await aMailServer()
    const mail = { to: 'asha@example.in', subject: 'Are you free?', text: 'Are you free?' }
    queueMail(t.db, t.clock(), withFaces(mail, [{ modelId: 'zoya', name: 'Zoya' }]))
    const asked: unknown[] = []
    const outboxWorker = anOutboxWorker(t, url, t.log, {
      async facesOf({ look }) {
        asked.push(look?.faces)
        return [{ name: 'Zoya', jpeg: Buffer.from('a picture') }]
      },
      fileOf: () => Promise.reject(new Error('The worker was killed')),
    })
    await outboxWorker.deliverNow()
    const sent = await received[0]
    expect(asked).toEqual([[{ modelId: 'zoya', name: 'Zoya' }]])
    expect(sent?.attachments).toMatchObject([
      { contentId: '<face-1@mail>', mimeType: 'image/jpeg', disposition: 'inline' },
    ])
    expect(sent?.html).toContain('src="cid:face-1@mail"')
    expect(sent?.text?.trim()).toBe('Are you free?')
  })

  it('does not send a mail that was cancelled while the one before it was being sent', async () => {
    const t = testApp()
    const sent: string[] = []
    queueMail(t.db, t.clock(), { to: 'asha@example.in', subject: 'Hello', text: 'Hello' })
    queueMail(t.db, t.clock(), { to: 'tara@example.in', subject: 'Hello', text: 'Hello' })
    const transport = {
      async send({ recipient }: { recipient: string }) {
        sent.push(recipient)
        t.db.delete(outbox).where(ne(outbox.recipient, recipient)).run()
        return '250 OK'
      },
      close() {},
      secrets: [],
    }
    const outboxWorker = startOutboxWorker(t.db, transport, t.clock, t.log)
    closing.push(() => void outboxWorker.stop())
    await outboxWorker.deliverNow()
    expect(sent).toHaveLength(1)
  })

  it('reaches a domain in another script', async () => {
    const t = testApp()
    const to = 'asha@xn--c2bd4bq1db8d.xn--h2brj9c'
    const { received, url } = await aMailServer()
    queueMail(t.db, t.clock(), { to, subject: 'Hello', text: 'Hello' })
    await anOutboxWorker(t, url).deliverNow()
    expect((await received[0])?.to).toMatchObject([{ address: to }])
  })

  it('keeps a mail that the server refuses in the queue and tries again later', async () => {
    const t = testApp()
    const { url } = await aMailServer(true)
    queueMail(t.db, t.clock(), { to: 'asha@example.in', subject: 'Hello', text: 'Hello' })
    const outboxWorker = anOutboxWorker(t, url)
    await outboxWorker.deliverNow()
    const [kept] = t.mails()
    expect(kept).toMatchObject({ tries: 1, sentAt: null })
    expect(Date.parse(kept?.nextTryAt ?? '')).toBeGreaterThan(t.clock().getTime())
    await outboxWorker.deliverNow()
    expect(t.mails()).toMatchObject([{ tries: 1 }])
  })
})

describe('S36 the log’s reason why a mail was not sent', () => {
  const RECIPIENT = 'asha.rao@example.in'
  /** The log line of one try, complete, and its reason. */
  async function aTry(url: string) {
    const t = testApp()
    let said = ''
    const log = pino({ base: null }, { write: (line: string) => (said += line) })
    queueMail(t.db, t.clock(), { to: RECIPIENT, subject: 'Hello', text: 'Hello' })
    await anOutboxWorker(t, url, log).deliverNow()
    const { msg, reason } = JSON.parse(said)
    expect(msg).toBe('mail not sent')
    expect(t.mails()).toMatchObject([{ lastError: reason }])
    expect(reason).not.toMatch(/[\r\n]/)
    return { said, reason }
  }
  const answer = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

  it('when the port does not answer, and when the host name is unknown', async () => {
    expect((await aTry('smtp://127.0.0.1:9')).reason).toBe('ESOCKET: connect ECONNREFUSED 127.0.0.1:9')
    expect((await aTry('smtp://smtp.invalid:465')).reason).toMatch(/^EDNS: .+ smtp\.invalid$/)
  })

  it('when the port uses another protocol than SMTP_URL says', async () => {
    const { url } = await aMailServer()
    expect((await aTry(url.replace('smtp:', 'smtps:'))).reason).toMatch(/^ESOCKET: .*wrong version number/)
  })

  it.each(['PLAIN', 'LOGIN'])(
    'where the password is wrong (AUTH %s): without the password, though the server repeats it',
    async (method) => {
      const { url } = await aMailServer(false, {
        allowInsecureAuth: true,
        authMethods: [method],
        onAuth({ username, password }, _session, done) {
          const sent = [`\0${username}\0${password}`, password ?? '']
          const coded = sent.map((each) => Buffer.from(each).toString('base64'))
          done(answer(535, `5.7.8 Not accepted: ${username} ${password} ${coded.join(' ')}`))
        },
      })
      const { said, reason } = await aTry(url.replace('//', '//desk%40agency.example:geheim%23wort@'))
      expect(reason).toMatch(/^EAUTH: .*535 5\.7\.8 Not accepted: d\*\*\*@agency\.example/)
      expect(said).not.toMatch(/geheim|Z2VoZWlt|Z2hlaW/)
      expect(said).not.toContain(Buffer.from('\0desk@agency.example\0geheim#wort').toString('base64'))
    },
  )

  it('where the recipient is refused: without the address, in one line of some length', async () => {
    const { url } = await aMailServer(false, {
      onRcptTo: ({ address }, _session, done) =>
        done(answer(550, `5.1.1 <${address}>: no such user\n${'It is said at length. '.repeat(60)}`)),
    })
    const { said, reason } = await aTry(url)
    expect(reason).toMatch(/^EENVELOPE: .*550 5\.1\.1 <a\*\*\*@example\.in>: no such user It is said/)
    expect(reason.length).toBeLessThanOrEqual(300)
    expect(said).not.toContain(RECIPIENT)
  })
})

it.each([
  ['ravi.k@gmail.com', /"Enquiry \(Brand or campaign\): r\*\*\*@gmail\.com"/],
  ['+91 98765 43210', /"Enquiry \(Brand or campaign\): \*\*\*10"/],
])(
  'S36 a mail written into the outbox folder is logged without the name %s that is a contact',
  async (name, said) => {
    const t = testApp()
    const folder = mkdtempSync(join(tmpdir(), 'agency-outbox-'))
    closing.push(() => rmSync(folder, { recursive: true }))
    let log = ''
    const logger = pino({ base: null }, { write: (line: string) => (log += line) })
    const enquiry = {
      name,
      email: 'ravi@example.in',
      subject: 'brand',
      message: 'Hello',
      website: '',
    } as const
    await t.visitor().site.enquiries.send(enquiry)
    const outboxWorker = startOutboxWorker(
      t.db,
      fileTransport(folder, 'Agency <a@example.in>', 'https://agency.example', logger),
      t.clock,
      t.log,
    )
    closing.push(() => void outboxWorker.stop())
    await outboxWorker.deliverNow()
    expect(log).toMatch(said)
    expect(log).not.toContain(name)
    const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file)))
    const subjects = (await Promise.all(mails.map((mail) => PostalMime.parse(mail)))).map(
      (mail) => mail.subject,
    )
    expect(subjects).toContain(`Enquiry (Brand or campaign): ${name}`)
  },
)
