import { expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { atDesk } from '../../../helpers/desk/desk'

it('how the price was sent and who agreed stand in the activity, until an admin deletes the words', async () => {
  const { t, desk, aJob, again } = atDesk()
  const job = await aJob('Neel')
  const { job: priced } = await desk.jobs.setStage({
    id: job.id,
    version: job.version,
    stage: 'quoted',
    words: '1,20,000 by email to Meera',
  })
  await desk.jobs.setStage({
    id: job.id,
    version: priced.version,
    stage: 'agreed',
    words: 'Meera, on the phone',
  })
  const [agreed, quoted] = (await again(job)).activities
  expect([agreed, quoted]).toMatchObject([
    { words: 'Noor marked the job as agreed', note: 'Meera, on the phone', deleted: null },
    { words: 'Noor sent the price', note: '1,20,000 by email to Meera', deleted: null },
  ])
  const asha = t.as(anAccount(t, { role: 'admin', name: 'Asha' }))
  await asha.admin.notes.blank({ number: quoted?.number ?? 0 })
  expect((await again(job)).activities[2]).toMatchObject({
    words: 'Noor sent the price',
    note: null,
    deleted: 'The words were deleted by Asha.',
  })
})

it('a stage without words has none', async () => {
  const { desk, aJob, again } = atDesk()
  const job = await aJob('Neel')
  await desk.jobs.setStage({ id: job.id, version: job.version, stage: 'quoted', words: '  ' })
  expect((await again(job)).activities[0]).toMatchObject({ note: null, deleted: null })
})
