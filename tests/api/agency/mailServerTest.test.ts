import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { afterThisTest } from '../../helpers/cleanUp'
import { by, closedPort, LOGIN, openMailSettings as open } from '../../helpers/screens/mailSettings'
import { smtpServer } from '../../helpers/servers/smtpServer'

describe('the test of a mail server', () => {
  it('goes to the superadmin by what is in the form, and stores nothing', async () => {
    const { port, mails } = await smtpServer(LOGIN)
    const { t, own } = open()
    const answer = await own.settings.testMailServer(by(port))
    expect(answer).toEqual({ to: 'devika@kori.example', isSent: true, answer: '250 2.0.0 taken' })
    expect(mails).toMatchObject([{ from: 'bookings@kori.example', to: 'devika@kori.example' }])
    expect(t.db.select().from(settings).all()).toEqual([])
    const { isSent, answer: refusal } = await own.settings.testMailServer(
      by(port, { password: { state: 'new', text: 'wrong one' } }),
    )
    expect([isSent, refusal.includes('535 No such user with …'), refusal.includes('wrong one')]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('repeats nothing that another program of this network says', async () => {
    const shell = createServer(
      (socket) => void socket.end('SSH-2.0-OpenSSH_9.2p1 of the accounts machine\r\n'),
    )
    await new Promise<void>((listening) => shell.listen(0, '127.0.0.1', listening))
    afterThisTest(() => new Promise<void>((done) => shell.close(() => done())))
    const { own } = open()
    const answer = await own.settings.testMailServer(by((shell.address() as AddressInfo).port))
    expect(answer).toMatchObject({ isSent: false, answer: 'EPROTOCOL: What answered is not a mail server' })
  })

  it('can be made twenty times in an hour, saves included', async () => {
    const { own, refused } = open({ RATE_LIMIT: 'on' })
    const port = await closedPort()
    for (let count = 0; count < 19; count++) await own.settings.testMailServer(by(port))
    expect(await refused(by(port))).toMatchObject({ path: 'answer' })
    await expect(own.settings.testMailServer(by(port))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(own.settings.saveServer(by(port))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it.each(['booker', 'admin', 'model'] as const)('is not for a %s', async (role) => {
    const { port, mails } = await smtpServer(LOGIN)
    const { t } = open()
    const { settings: theirs } = t.as(anAccount(t, { role })).admin
    await expect(theirs.testMailServer(by(port))).rejects.toThrow('You are not allowed to do this')
    await expect(theirs.saveServer(by(port))).rejects.toThrow('You are not allowed to do this')
    expect(mails).toEqual([])
  })
})
