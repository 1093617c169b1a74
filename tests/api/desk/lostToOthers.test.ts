import { expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../helpers/desk/desk'

/** Noor's jobs Kori and Mela have Zoya on option; Kabir's Neel, which has the first option and her yes, confirms her. */
async function lost() {
  const at = atDesk({ PUBLIC_URL: 'https://agency.example' })
  const his = at.t.as(at.kabir).desk
  let { job: neel } = await his.jobs.create({ title: 'Neel', client: 'Neel client', day: '2026-03-20' })
  neel = (await his.claims.propose({ jobId: neel.id, modelId: at.zoya.id })).job
  neel = (await his.claims.option(claimOf(neel))).job
  neel = (await his.claims.recordAnswer({ ...claimOf(neel), answer: 'yes' })).job
  const kori = await at.optioned('Kori', ['2026-03-20', '2026-03-21'])
  const mela = await at.optioned('Mela')
  const confirm = () => his.claims.confirm(claimOf(neel))
  const mine = async () => (await at.desk.today()).lost
  const toNoor = () => at.t.mails().filter(({ recipient }) => recipient === at.noor.email)
  return { ...at, his, neel, kori, mela, confirm, mine, toNoor }
}

it('a booker whose options another confirmation took gets one mail after the wait, which names them', async () => {
  const { confirm, minutesLater, toNoor, neel, kori, mela } = await lost()
  await confirm()
  minutesLater(1)
  expect(toNoor()).toEqual([])
  minutesLater(1)
  const [mail, ...more] = toNoor()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Zoya is no longer on option for 20 Mar 2026')
  expect(mail?.text).toContain(`Kabir confirmed Zoya for ${neel.number} Neel.`)
  for (const { number, title } of [kori, mela])
    expect(mail?.text).toContain(
      `${number} ${title}\n20 Mar 2026, full day\nhttps://agency.example/admin/jobs/${number}`,
    )
})

it('no such mail comes to who decided it, nor once it is undone', async () => {
  const { t, his, agreed, desk, confirm, minutesLater, toNoor } = await lost()
  const { decisionId } = await confirm()
  await his.undo({ decisionId })
  const own = await agreed('Own', ['2026-03-21'])
  const before = own.claims[0]?.dates[0]?.before.map(({ claimId }) => claimId) ?? []
  await desk.claims.releaseAndConfirm({ ...claimOf(own), releases: before })
  minutesLater(5)
  expect(toNoor().filter(({ subject }) => subject.includes('no longer'))).toEqual([])
  expect(t.mails().length).toBeGreaterThan(0)
})

it('what was lost is on the desk of its booker, until it is asked again or somebody else is found', async () => {
  const { t, his, desk, confirm, mine, neel, kori, mela, again } = await lost()
  expect(await mine()).toEqual([])
  const { decisionId } = await confirm()
  const takenBy = `${neel.number} Neel`
  const day = { day: '2026-03-20' }
  expect(await mine()).toMatchObject([
    { talent: 'Zoya', jobNumber: kori.number, dates: [day], takenBy, isFree: false },
    { talent: 'Zoya', jobNumber: mela.number, dates: [day], takenBy, isFree: false },
  ])
  expect((await t.as(t.admin()).desk.today()).lost).toEqual([])
  await his.undo({ decisionId })
  expect(await mine()).toEqual([])

  await his.claims.confirm(claimOf(await again(neel)))
  const asha = aModel(t, { stageName: 'Asha' })
  t.later(1)
  await desk.claims.propose({ jobId: mela.id, modelId: asha.id })
  expect((await mine()).map(({ jobNumber }) => jobNumber)).toEqual([kori.number])
  await his.claims.cancel(claimOf(await again(neel)))
  const [line] = await mine()
  expect(line).toMatchObject({ takenBy: null, isFree: true })
  const dateIds = line?.dates.map(({ id }) => id) ?? []
  await desk.claims.ask({ claimId: line?.claimId ?? '', version: line?.version ?? 0, dateIds })
  expect(await mine()).toEqual([])
})

it('answers that can no longer be confirmed leave the desk: the day is taken, or over', async () => {
  const { t, desk, confirm, proposed } = await lost()
  const answered = async () => (await desk.today()).answers.map(({ jobTitle }) => jobTitle)
  for (const [title, days, part] of [
    ['Same day', ['2026-03-20'], 'full'],
    ['Night before', ['2026-03-19'], 'night'],
    ['Also later', ['2026-03-20', '2026-03-23'], 'full'],
    ['Soon over', ['2026-03-04'], 'full'],
  ] as const) {
    const job = await proposed(title, [...days], part)
    await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })
  }
  expect((await answered()).toSorted()).toEqual(['Also later', 'Night before', 'Same day', 'Soon over'])
  await confirm()
  expect((await answered()).toSorted()).toEqual(['Also later', 'Soon over'])
  t.later(4 * 24 * 60 * 60_000)
  expect(await answered()).toEqual(['Also later'])
})

it('an answer is marked as ready where every day is answered and nobody stands before the talent', async () => {
  const { t, desk, optioned, proposed } = atDesk()
  const ready = async () =>
    Object.fromEntries((await desk.today()).answers.map(({ jobTitle, isReady }) => [jobTitle, isReady]))
  const yes = (job: Parameters<typeof claimOf>[0]) =>
    desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })
  await yes(await optioned('First', ['2026-03-20'], 'am'))
  t.later(1)
  await yes(await optioned('Second', ['2026-03-20']))
  await yes(await proposed('Proposed behind', ['2026-03-20'], 'pm'))
  await yes(await proposed('Alone', ['2026-03-22']))
  const { job } = await yes(await optioned('One day more', ['2026-03-25']))
  await desk.jobs.addDate({ jobId: job.id, version: job.version, day: '2026-03-26' })
  expect(await ready()).toEqual({
    First: true,
    Second: false,
    'Proposed behind': false,
    Alone: true,
    'One day more': false,
  })
})

it('an answer is not marked as ready while another job challenges the option', async () => {
  const { t, desk, optioned } = atDesk()
  const [first] = [await optioned('First', ['2026-03-20'])]
  await desk.claims.recordAnswer({ ...claimOf(first), answer: 'yes' })
  t.later(1)
  const second = await optioned('Second', ['2026-03-20'])
  const ready = async () => (await desk.today()).answers.map(({ isReady }) => isReady)
  expect(await ready()).toEqual([true])
  await desk.claims.challenge(claimOf(second))
  expect(await ready()).toEqual([false])
})

it('the options that a confirmation would end are named before it, with their bookers', async () => {
  const { his, neel, kori, mela } = await lost()
  const { claims } = await his.jobs.get({ number: neel.number })
  expect(claims[0]?.dates[0]?.losing).toMatchObject([
    { jobNumber: kori.number, jobTitle: 'Kori', booker: 'Noor', isSameClient: false },
    { jobNumber: mela.number, jobTitle: 'Mela', booker: 'Noor', isSameClient: false },
  ])
})
