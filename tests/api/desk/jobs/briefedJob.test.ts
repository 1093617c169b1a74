import { expect, it } from 'vitest'
import { atDesk } from '../../../helpers/desk/desk'

const brief = {
  client: 'Ambar',
  title: 'Ambar lookbook',
  city: 'Mumbai',
  brief: "Need 2F 1M 5'7+ for Ambar lookbook, 12–13 Dec Mumbai, 25k/day, 1 yr digital",
  usageWords: '1 yr digital',
  dates: [
    { day: '2026-12-12', part: 'full' as const },
    { day: '2026-12-13', part: 'full' as const },
  ],
  roles: [
    { title: 'Women, from 170 cm', wanted: 2, feePaise: 2_500_000, feeUnit: 'day' as const },
    { title: 'Man, from 170 cm', wanted: 1, feePaise: 2_500_000, feeUnit: 'day' as const },
  ],
}

it('a pasted brief becomes a job with its days and roles, and its words stay as the brief', async () => {
  const { desk } = atDesk()
  const { job } = await desk.jobs.createFromBrief(brief)
  expect(job).toMatchObject({
    title: 'Ambar lookbook',
    talentTitle: 'Ambar lookbook',
    client: { name: 'Ambar' },
    city: 'Mumbai',
    usageWords: '1 yr digital',
    brief: brief.brief,
  })
  expect(job.dates.map(({ day }) => day)).toEqual(['2026-12-12', '2026-12-13'])
  expect(job.roles.map(({ title, wanted, feePaise }) => [title, wanted, feePaise])).toEqual([
    ['Women, from 170 cm', 2, 2_500_000],
    ['Man, from 170 cm', 1, 2_500_000],
  ])
})

it('a brief that is sent twice makes one job', async () => {
  const { desk } = atDesk()
  const decisionKey = 'paste-1-of-the-same-brief'
  const first = await desk.jobs.createFromBrief({ ...brief, decisionKey })
  const again = await desk.jobs.createFromBrief({ ...brief, decisionKey })
  expect(again.job.number).toBe(first.job.number)
})

it('a brief is refused with a day twice, or without a title', async () => {
  const { desk } = atDesk()
  const day = { day: '2026-12-12', part: 'full' as const }
  await expect(desk.jobs.createFromBrief({ ...brief, dates: [day, day] })).rejects.toThrow('Each day once')
  await expect(desk.jobs.createFromBrief({ ...brief, title: ' ' })).rejects.toThrow('Enter what the job is')
})

it('the names that a brief is read with are those of clients and of the roster', async () => {
  const { desk } = atDesk()
  await desk.clients.create({ name: 'Kori Mills' })
  const { clients, talents } = await desk.jobs.knownNames()
  expect(clients).toContain('Kori Mills')
  expect(Array.isArray(talents)).toBe(true)
})
