import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import type { TestApp } from '../testApp'

export const MINUTE = 60_000

/** A talent with its model and its side of the chat. */
export function aTalent(t: TestApp, name = 'Asha', email: string | null = 'asha@example.in') {
  const account = anAccount(t, {
    role: 'model',
    name: `${name} Rao`,
    email,
    phone: email ? null : '+919820012345',
  })
  const model = aModel(t, { accountId: account.id, stageName: name, email })
  return { account, model, chat: t.as(account).talent.mentorMessages }
}

/** A colleague of the agency, and its caller. */
export const adminOf = (t: TestApp) => {
  const admin = anAccount(t, { role: 'admin', name: 'Meera Iyer' })
  return { admin, calls: t.as(admin).admin }
}
