import { expect, it } from 'vitest'
import { anEnquiry } from '../../../server/demo/builders/enquiries'
import { atDesk, claimOf } from '../../helpers/desk/desk'

const REFUSED = { code: 'BAD_REQUEST', message: 'This reason is for another kind of request' }

it('a request is closed with the reason of a request, and a vacancy with its own', async () => {
  const { t, desk, agreed } = atDesk()
  anEnquiry(t)
  const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
  await desk.claims.withdraw(claimOf(job))
  const { items } = await desk.inbox.list({})
  const of = (kind: string) => {
    const item = items.find((each) => each.kind === kind)
    return { id: item?.id ?? '', version: item?.version ?? 0 }
  }
  for (const reason of ['found', 'not replaced'] as const)
    await expect(desk.inbox.close({ ...of('enquiry'), reason })).rejects.toMatchObject(REFUSED)
  for (const reason of ['not for us', 'duplicate', 'no answer', 'spam'] as const)
    await expect(desk.inbox.close({ ...of('vacancy'), reason })).rejects.toMatchObject(REFUSED)
  expect(await desk.inbox.close({ ...of('enquiry'), reason: 'no answer' })).toMatchObject({ state: 'closed' })
  expect(await desk.inbox.close({ ...of('vacancy'), reason: 'found' })).toMatchObject({ state: 'closed' })
  expect(items.find(({ kind }) => kind === 'vacancy')?.missingOn).toBe('2026-03-20')
})
