import { describe, expect, it } from 'vitest'
import { passkeys } from '../../../drizzle/schema'
import { anAuthenticator } from '../../helpers/people/authenticator'
import { aColleague, PASSWORD } from '../../helpers/people/secondFactor'
import { testApp } from '../../helpers/testApp'

const EMAIL = 'noor@agency.example'

describe('adding a passkey', () => {
  it.each([
    ['made at another address', { origin: 'https://evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['made for another challenge', { challenge: 'eA' }],
  ])('refuses one %s', async (_, wrong) => {
    const t = testApp()
    const own = t.as(await aColleague(t, 'admin', EMAIL)).admin.passkeys
    const { attempt, options } = await own.start({ password: PASSWORD })
    await expect(
      own.add({ attempt, name: 'Phone', response: anAuthenticator().make(options, wrong) }),
    ).rejects.toThrow('This passkey could not be added')
    expect((await own.list()).passkeys).toEqual([])
  })

  it('refuses an attempt of another session, another person or another purpose, one that is over, and a known passkey', async () => {
    const t = testApp()
    const noor = await aColleague(t, 'admin', EMAIL)
    const tara = await aColleague(t, 'admin', 'tara@agency.example')
    const own = t.as(noor).admin.passkeys
    const start = () => own.start({ password: PASSWORD })
    const authenticator = anAuthenticator()
    for (const other of [t.as(noor), t.as(tara)]) {
      const { attempt, options } = await start()
      const given = { attempt, name: 'Phone', response: authenticator.make(options) }
      await expect(other.admin.passkeys.add(given)).rejects.toThrow('This took too long')
      await expect(own.add(given)).rejects.toThrow('This took too long')
    }
    const alone = await t.visitor().auth.startPasskey()
    const wrongPurpose = authenticator.make({
      rp: { id: 'localhost' },
      user: { id: Buffer.from(noor.id).toString('base64url') },
      challenge: alone.options.challenge,
    })
    await expect(own.add({ attempt: alone.attempt, name: 'Phone', response: wrongPurpose })).rejects.toThrow(
      'This took too long',
    )
    const { attempt, options } = await start()
    await own.add({ attempt, name: 'Phone', response: authenticator.make(options) })
    const again = t.as(tara).admin.passkeys
    const second = await again.start({ password: PASSWORD })
    await expect(
      again.add({
        attempt: second.attempt,
        name: 'Phone',
        response: authenticator.make(second.options),
      }),
    ).rejects.toThrow('This passkey is already in use')
    expect(t.db.select().from(passkeys).all()).toMatchObject([{ accountId: noor.id }])
  })
})
