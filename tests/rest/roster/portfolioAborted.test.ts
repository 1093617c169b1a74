import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { media, portfolioItems } from '../../../drizzle/schema'
import { createApp } from '../../../server/app'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A talent with a profile picture, and a server that really listens. */
async function listening() {
  const t = testApp()
  await t.ready
  const account = anAccount(t, { role: 'model' })
  const model = aModel(t, { accountId: account.id })
  aPicture(t, model.id, { type: 'profile_pic' })
  const server = createServer(createApp(t, null)).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { t, server, port, token: t.tokenFor(account) }
}

const part = (name: string, more = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
const head = (token: string, length: number) =>
  `POST /api/v1/agency/models/portfolio-upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
  `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n` +
  `${part('type')}profile_pic\r\n${part('file', '; filename="front.jpg"')}`

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

describe('an upload that breaks off', () => {
  it.each([0, 200_000, 4_000_000])(
    'after %i bytes leaves nothing on disk and the old picture in its place',
    async (sent) => {
      const { t, server, port, token } = await listening()
      const before = t.db.select().from(portfolioItems).all()
      const socket = connect(port, '127.0.0.1')
      const arrived = new Promise((resolve) => server.once('request', resolve))
      socket.write(head(token, 5_000_000))
      await arrived
      await new Promise((resolve) => socket.write(Buffer.alloc(sent, 'x'), resolve))
      // The first bytes are on the disk before the connection breaks.
      if (sent > 0) await expect.poll(() => files(t.config.uploadsDir).length).toBe(1)
      socket.destroy()
      await expect.poll(() => files(t.config.uploadsDir)).toEqual([])
      expect(t.db.select().from(portfolioItems).all()).toEqual(before)
      expect(t.db.select().from(media).all()).toHaveLength(1)
    },
  )
})
