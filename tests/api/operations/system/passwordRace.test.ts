import { describe, expect, it } from 'vitest'
import type { Passwords } from '../../../../server/core/security/passwords'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { findSession } from '../../../../server/features/access/accounts/service'
import { type TestApp, testApp } from '../../../helpers/testApp'

const OLD = 'the password that leaked'
const NEW = 'the password of its owner'
const EMAIL = 'asha@example.in'

async function withAsha() {
  const t = testApp()
  const passwordHash = await t.passwords.hash(OLD)
  const asha = anAccount(t, { role: 'model', email: EMAIL, passwordHash })
  aModel(t, { accountId: asha.id })
  return { t, asha }
}

/** Passwords whose step `late` ends only when `meanwhile` has, as in a full queue. */
function slowly(t: TestApp, late: 'matches' | 'hash', meanwhile: () => Promise<unknown>): Passwords {
  const { passwords } = t
  const after = async <Answer>(answer: Promise<Answer>) => {
    await answer
    await meanwhile()
    return answer
  }
  return {
    ...passwords,
    hash: (password) => (late === 'hash' ? after(passwords.hash(password)) : passwords.hash(password)),
    matches: (password, hash) =>
      late === 'matches' ? after(passwords.matches(password, hash)) : passwords.matches(password, hash),
  }
}
const signIn = (t: TestApp, password: string, passwords = t.passwords) =>
  t.visitor({ passwords }).auth.signInTalent({ identification: EMAIL, password })

describe('a password that is changed during a sign-in', () => {
  it('S7 opens no session with the old one', async () => {
    const { t, asha } = await withAsha()
    const change = () => t.as(asha).auth.changePassword({ currentPassword: OLD, newPassword: NEW })
    const late = signIn(t, OLD, slowly(t, 'matches', change))
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const { token } = await signIn(t, NEW)
    expect(findSession(t, token)?.account.id).toBe(asha.id)
  })

  it('S2 opens none for an account that was closed in the meantime', async () => {
    const { t, asha } = await withAsha()
    const close = () => t.as(asha).talent.account.remove({ proof: OLD })
    await expect(signIn(t, OLD, slowly(t, 'matches', close))).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('S7 is not overwritten by a simultaneous change with the old one', async () => {
    const { t, asha } = await withAsha()
    const change = () => t.as(asha).auth.changePassword({ currentPassword: OLD, newPassword: NEW })
    const thief = t.as(asha, { passwords: slowly(t, 'hash', change) })
    const theirs = thief.auth.changePassword({ currentPassword: OLD, newPassword: 'the password of a thief' })
    await expect(theirs).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(signIn(t, NEW)).resolves.toMatchObject({ account: { id: asha.id } })
  })
})
