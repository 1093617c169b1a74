import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

const servers: SMTPServer[] = []
afterAll(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A real SMTP server on this machine that keeps the message id of each mail, or answers each with `refusal`. */
export async function aMailServer(refusal?: { code: number }) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (refusal) return done(Object.assign(new Error('Not now'), { responseCode: refusal.code }))
        received.push(/^message-id: *(.+)$/im.exec(Buffer.concat(parts).toString())?.[1] ?? '')
        done()
      })
    },
  })
  server.on('error', () => {})
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return { received, url: `smtp://127.0.0.1:${port}` }
}
