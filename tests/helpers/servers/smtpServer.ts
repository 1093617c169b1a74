import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterThisTest } from '../cleanUp'

type Login = { user: string; password: string }

/** A mail server on this machine. With `login` it takes mail only from that user; a refused one is quoted back. */
export async function smtpServer(login?: Login) {
  const mails: { from: string; to: string; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) return done(null, { user: username })
      done(Object.assign(new Error(`No such user with ${password}`), { responseCode: 535 }))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        mails.push({ from, to: rcptTo[0]?.address ?? '', raw: Buffer.concat(parts).toString() })
        done(null, '2.0.0 taken')
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const stop = () => new Promise<void>((done) => server.close(() => done()))
  afterThisTest(stop)
  return { mails, stop, port: (server.server.address() as AddressInfo).port }
}
