import { generateSync } from 'otplib'
import { anAccount } from '../../../server/demo/builders/accounts'
import type { Account, TestApp } from '../testApp'

export const PASSWORD = 'correct horse'

/** A colleague who signs in with a password. */
export async function aColleague(t: TestApp, role: 'booker' | 'admin' | 'superadmin', email: string) {
  return anAccount(t, { role, email, name: 'Noor Khan', passwordHash: await t.passwords.hash(PASSWORD) })
}

/** What an authenticator app shows for the secret now, or some steps of 30 seconds from now. */
export const appCode = (t: TestApp, secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(t.clock().getTime() / 1000) + 30 * steps })

/** Turns two-step sign-in on for the account; the code that confirmed it is used up. */
export async function turnOn(t: TestApp, account: Account) {
  const caller = t.as(account).admin.secondFactor
  const { secret } = await caller.start({ password: PASSWORD })
  const { codes } = await caller.confirm({ code: appCode(t, secret) })
  t.later(30_000)
  return { secret, codes }
}
