import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { smtpTransport, startPostman } from '../../server/core/mailer'
import { queueMail } from '../../server/core/outbox'
import { testApp } from '../helpers/testApp'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A real SMTP server on this machine; `refuse` answers every mail with a temporary error. */
async function aMailServer(refuse = false) {
  const received: Promise<Email>[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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

function aPostman(t: ReturnType<typeof testApp>, url: string) {
  const postman = startPostman(t.db, smtpTransport(url, 'Agency <agency@example.in>'), t.clock, t.log)
  closing.push(() => void postman.stop())
  return postman
}

describe('R11 the outbox', () => {
  it('cuts no character of a long subject in two', () => {
    const t = testApp()
    queueMail(t.db, t.clock(), { to: 'asha@example.in', subject: `x${'😀'.repeat(300)}`, text: 'x' })
    expect(t.mails()).toMatchObject([{ subject: `x${'😀'.repeat(199)}` }])
  })

  it('S33 takes a mail to the SMTP server once, as it was written', async () => {
    const t = testApp()
    const { received, url } = await aMailServer()
    queueMail(t.db, t.clock(), {
      to: 'asha@example.in',
      replyTo: 'desk@example.in',
      subject: 'नमस्ते\nBcc: everybody@example.in',
      text: 'A line.\nAnother.',
    })
    const postman = aPostman(t, url)
    await postman.deliverNow()
    await postman.deliverNow()
    expect(received).toHaveLength(1)
    const mail = await received[0]
    expect(mail?.to).toMatchObject([{ address: 'asha@example.in' }])
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.subject).toBe('नमस्ते Bcc: everybody@example.in')
    expect(mail?.text?.trim()).toBe('A line.\nAnother.')
    expect(t.mails()).toMatchObject([{ nextTryAt: null, sentAt: '2026-03-02T10:00:00.000Z' }])
  })

  it('keeps what the server refuses and tries again later', async () => {
    const t = testApp()
    const { url } = await aMailServer(true)
    queueMail(t.db, t.clock(), { to: 'asha@example.in', subject: 'Hello', text: 'Hello' })
    const postman = aPostman(t, url)
    await postman.deliverNow()
    const [kept] = t.mails()
    expect(kept).toMatchObject({ tries: 1, sentAt: null })
    expect(Date.parse(kept?.nextTryAt ?? '')).toBeGreaterThan(t.clock().getTime())
    await postman.deliverNow()
    expect(t.mails()).toMatchObject([{ tries: 1 }])
  })
})
