import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { withStatements } from '../../../helpers/money/statements'

async function withTalents() {
  const here = await withStatements()
  const { t, zoya } = here
  const account = anAccount(t, { role: 'model', name: 'Zoya Khan' })
  t.db.update(models).set({ accountId: account.id }).where(eq(models.id, zoya.id)).run()
  const other = anAccount(t, { role: 'model', name: 'Gul' })
  const gul = here.another('Gul')
  t.db.update(models).set({ accountId: other.id }).where(eq(models.id, gul.id)).run()
  return { ...here, own: t.as(account).talent.money, others: t.as(other).talent.money }
}

describe('a talent', () => {
  it('reads the same figures as the agency, and nothing before they are issued', async () => {
    const { own, paid, draft, statements } = await withTalents()
    await paid()
    const { id, netPaise } = await draft()
    expect(await own.read()).toMatchObject({
      statements: [],
      coming: [{ netPaise: 64_800_00 }],
      expectedBp: 1000,
    })
    await expect(own.file({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const issued = await statements.issue({ id, netPaise })
    await statements.pay({ id, paidOn: '2026-03-02', way: 'bank', reference: 'EXAM' })
    const { statements: mine, coming } = await own.read()
    expect(coming).toEqual([])
    expect(mine).toMatchObject([
      {
        number: 'TKS/25-26/0001',
        feePaise: 90_000_00,
        sharePaise: 72_000_00,
        withheldPaise: 7_200_00,
        netPaise: 64_800_00,
        payout: { paidOn: '2026-03-02', way: 'bank', reference: 'EXAM' },
      },
    ])
    expect(mine[0]?.lines).toEqual(issued.lines)
    const text = JSON.stringify(mine)
    for (const secret of ['12744000', '10800000', 'Studio LLP', 'ervice charge'])
      expect(text).not.toContain(secret)
    const pieces: Uint8Array[] = []
    for await (const piece of await own.file({ id })) pieces.push(piece)
    expect(Buffer.concat(pieces).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('reads what was credited after a statement, as the agency does: it is taken off what comes next', async () => {
    const { t, own, paid, issued, statements, asAdmin, zoya } = await withTalents()
    const { id } = await paid()
    await issued()
    t.later(60_000)
    await asAdmin.credit({ id, reason: 'A discount agreed later', lines: [{ at: 0, amount: '10,000' }] })
    const { coming } = await own.read()
    expect(coming).toMatchObject([{ feePaise: -10_000_00, sharePaise: -8_000_00, netPaise: -8_000_00 }])
    expect(coming).toEqual((await statements.talent({ modelId: zoya.id })).coming)
  })

  it('reads nothing of another’s', async () => {
    const { others, paid, issued } = await withTalents()
    await paid()
    const { id } = await issued()
    expect(await others.read()).toEqual({ statements: [], coming: [] })
    await expect(others.file({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is refused what only the agency does, as bookers are', async () => {
    const { t, noor, paid, draft } = await withTalents()
    await paid()
    const { id, netPaise } = await draft()
    const booker = t.as(noor).admin.statements
    for (const attempt of [
      booker.due(),
      booker.get({ id }),
      booker.issue({ id, netPaise }),
      booker.pay({ id, paidOn: '2026-03-02', way: 'UPI' }),
    ])
      await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('has the same PDF each time it is asked for', async () => {
    const { paid, issued, statements } = await withStatements()
    await paid()
    const { id } = await issued()
    const read = async () => {
      const pieces: Uint8Array[] = []
      for await (const piece of await statements.file({ id })) pieces.push(piece)
      return Buffer.concat(pieces).toString('base64')
    }
    expect(await read()).toBe(await read())
  })
})
