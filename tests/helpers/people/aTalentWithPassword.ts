import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { NOW, type TestApp } from '../testApp'

/** A talent who signs in with asha@example.in and 'a long sentence'. */
export async function aTalentWithPassword(t: TestApp, onboarded: boolean) {
  const account = anAccount(t, {
    role: 'model',
    email: 'asha@example.in',
    passwordHash: await t.passwords.hash('a long sentence'),
  })
  aModel(t, { accountId: account.id, onboardedAt: onboarded ? NOW : null })
  return account
}
