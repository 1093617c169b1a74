import { describe, expect, it } from 'vitest'
import { deskItems } from '../../../../drizzle/schema'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { atDesk } from '../../../helpers/desk/desk'

/** A new request that two bookers have open. */
async function opened() {
  const d = atDesk()
  anEnquiry(d.t, { name: 'Asha' })
  const [item] = (await d.desk.inbox.list({})).items
  const at = (version: number) => ({ id: item?.id ?? '', version })
  return { ...d, at, byKabir: d.t.as(d.kabir).desk.inbox }
}
type Opened = Awaited<ReturnType<typeof opened>>

describe('a request that a colleague changed first', () => {
  it.each<[string, (d: Opened) => Promise<unknown>]>([
    ['Kabir has taken this request.', ({ byKabir, at }) => byKabir.take(at(1))],
    ['Kabir has answered this request.', ({ byKabir, at }) => byKabir.answer(at(1))],
    [
      'This request is closed: duplicate.',
      ({ byKabir, at }) => byKabir.close({ ...at(1), reason: 'duplicate' }),
    ],
    [
      'Nobody has this request now.',
      async ({ byKabir, at }) => {
        await byKabir.take(at(1))
        await byKabir.giveBack(at(2))
      },
    ],
    ['This request is already job J-2526-0001.', ({ byKabir, at }) => byKabir.makeJob(at(1))],
    ['You have this request already.', ({ desk, at }) => desk.inbox.take(at(1))],
    [
      'You have answered this request already.',
      async ({ desk, at }) => {
        await desk.inbox.take(at(1))
        await desk.inbox.answer(at(2))
      },
    ],
  ])('says what holds: %s', async (words, first) => {
    const d = await opened()
    await first(d)
    const [before] = d.t.db.select().from(deskItems).all()
    for (const late of [
      () => d.desk.inbox.take(d.at(1)),
      () => d.desk.inbox.close({ ...d.at(1), reason: 'spam' }),
    ])
      await expect(late()).rejects.toMatchObject({ code: 'CONFLICT', message: words })
    expect(d.t.db.select().from(deskItems).all()).toEqual([before])
  })
})
