import { screen } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { startSession } from '../../../client/src/lib/session'
import { models } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import type { AppRouter } from '../../../server/router'
import { NOW, type TestApp } from '../testApp'
import { brokenLine, renderScreen } from './renderScreen'

type Given = { model?: Parameters<typeof aModel>[1]; before?: TRPCLink<AppRouter>[] }
type GivenHere = Given & { query?: string }

/** A signed-in talent at a page. */
export function atOwnPage(t: TestApp, path: string, { model: facts = {}, before = [] }: Given) {
  const account = anAccount(t, { role: 'model', name: 'Asha Rao', email: 'asha@example.in' })
  const model = aModel(t, { accountId: account.id, ...facts })
  startSession({
    token: 'x',
    roles: ['model'],
    name: account.name,
    picture: null,
    userId: model.id,
    agency: null,
  })
  return {
    ...renderScreen(t, path, { account, before }),
    account,
    model,
    now: () => t.db.select().from(models).all()[0],
  }
}

/** A talent at her dashboard. */
export function atDashboard(t: TestApp, { model: facts = {}, before = [], query = '' }: GivenHere = {}) {
  const steps = { step1At: NOW, step2At: NOW, step3At: NOW, step4At: NOW, step5At: NOW }
  const model = { name: 'Asha Rao', city: 'Pune', ...steps, ...facts }
  return atOwnPage(t, `/model-dashboard${query}`, { model, before })
}

/** A tab by its words and its count. */
export const tab = (name: RegExp | string) => screen.findByRole('tab', { name })

/** A connection that breaks and recovers during a test. */
export function aLine() {
  let isCut = false
  const link: TRPCLink<AppRouter> = (runtime) => {
    const broken = brokenLine(runtime)
    return (call) => (isCut ? broken(call) : call.next(call.op))
  }
  return {
    link,
    cut: () => {
      isCut = true
    },
    mend: () => {
      isCut = false
    },
  }
}
