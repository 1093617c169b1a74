import { describe, expect, it } from 'vitest'
import { paperPlan } from '../../../../server/features/money/papers/plan.rules'
import { findPaper } from '../../../../server/features/money/papers/repository'
import { statementPlan } from '../../../../server/features/money/statements/plan.rules'
import * as statementRows from '../../../../server/features/money/statements/repository'
import { withConfirmed } from '../../../helpers/money/money'
import { withStatements } from '../../../helpers/money/statements'

const OWN = { udyam: 'UDYAM-DL-01-0012345', tan: 'DELT01234B' }
type Owner = Awaited<ReturnType<typeof withConfirmed>>['asOwner']
async function register({ admin }: Owner, facts: object = OWN) {
  const { settings } = await admin.moneySettings.get()
  await admin.moneySettings.save({ ...settings, ...facts })
}

describe('the Udyam registration of the agency', () => {
  it('stands on its papers, below its other numbers, and only where there is one', async () => {
    const here = await withConfirmed()
    const { t, desk, job, asOwner, asAdmin } = here
    const fromOf = (id: string) =>
      paperPlan(findPaper(t.db, id) as never, {
        ...{ agency: { name: '', contact: '' }, outstandingPaise: 0, refersTo: null },
      }).from
    const before = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    await register(asOwner)
    const { id } = await here.invoice()
    const note = await asAdmin.credit({
      id,
      reason: 'The amount is wrong',
      lines: [{ at: 0, amount: '100' }],
    })
    const numbers = ['GSTIN 07AAGFF2194N1Z1', 'PAN AAGFF2194N']
    expect(fromOf(before.id).slice(-2)).toEqual(numbers)
    for (const paper of [id, note.id])
      expect(fromOf(paper).slice(-3)).toEqual([...numbers, 'Udyam registration UDYAM-DL-01-0012345'])
    expect(JSON.stringify(findPaper(t.db, id))).not.toContain('DELT01234B')
  })
})

describe('the TAN of the agency', () => {
  const footOf = async (codeId?: string) => {
    const here = await withStatements()
    if (codeId) await here.settings({ codeId, version: 1 })
    await register(here.asOwner)
    await here.paid()
    const { id } = await here.issued()
    const found = statementRows.findStatement(here.t.db, id)
    if (!found) throw new Error('the statement is not stored')
    const { foot } = statementPlan(found, [], { name: '', contact: '' })
    return { foot, stored: JSON.stringify(found) }
  }

  it('stands on a statement from which tax is withheld', async () => {
    expect((await footOf()).foot).toBe('Tehkhana Talent LLP, PAN AAGFF2194N, TAN DELT01234B')
  })

  it('stands on none where nothing is withheld', async () => {
    const { foot, stored } = await footOf('none')
    expect(foot).toBe('Tehkhana Talent LLP, PAN AAGFF2194N')
    expect(stored).not.toContain('DELT01234B')
  })
})
