import { expect, it } from 'vitest'
import { atDesk } from '../../../helpers/desk/desk'

it('the loser of a race about a job reads which talents were decided about', async () => {
  const { t, kabir, desk, optioned } = atDesk()
  const { id, version } = await optioned('Neel')
  await t.as(kabir).desk.jobs.change({ id, version, city: 'Goa' })
  const words = ['Kabir changed the job', 'Noor placed an option on Zoya', 'Noor proposed Zoya']
  await expect(desk.jobs.change({ id, version, city: 'Pune' })).rejects.toMatchObject({
    cause: { details: { since: [...words.map((each) => ({ words: each })), {}, {}] } },
  })
})
