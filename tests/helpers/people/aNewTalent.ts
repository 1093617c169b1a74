import { models } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import type { TestApp } from '../testApp'

/** A talent who has just signed up, with only name and e-mail. */
export function aNewTalent(t: TestApp, more: Parameters<typeof aModel>[1] = {}) {
  const account = anAccount(t, { role: 'model', name: 'Asha Rao', email: 'asha@example.in' })
  const model = aModel(t, {
    accountId: account.id,
    stageName: null,
    gender: null,
    dateOfBirth: null,
    city: null,
    isActive: false,
    onboardedAt: null,
    ...more,
  })
  const token = t.tokenFor(account)
  const asked = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
    t.http()[method](path).auth(token, { type: 'bearer' }).send(body)
  return { account, model, token, asked, now: () => t.db.select().from(models).all().at(-1) }
}
