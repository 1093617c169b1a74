import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'
import { lookAway, restoreVisibility } from '../../../../helpers/screens/pageVisibility'

afterEach(restoreVisibility)

async function twoByTwo() {
  const d = atDesk()
  const job = await d.proposed('Neel', ['2098-03-20', '2098-03-21'])
  const { id: modelId } = aModel(d.t, { stageName: 'Asha', isActive: true })
  const { job: both } = await d.desk.claims.propose({ jobId: job.id, modelId })
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  await screen.findByRole('region', { name: 'Asha' })
  const cell = (name: string) => screen.getByRole('button', { name })
  const statesOf = async (at: number) => (await d.again(job)).claims[at]?.dates.map(({ state }) => state)
  return { ...d, job, both, user, cell, statesOf }
}

it('the mark of a date decides about one talent on it, and the other date stays', async () => {
  const { user, cell, statesOf } = await twoByTwo()
  await user.click(cell('Asha, 21 Mar 2098\u00a0· full day: Proposed'))
  const opened = within(await screen.findByRole('dialog', { name: 'Asha, 21 Mar 2098\u00a0· full day' }))
  expect(
    opened.getByText('This is about this day only. Emails wait while you can still undo it.'),
  ).toBeTruthy()
  await user.click(opened.getByRole('button', { name: 'Place option' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await statesOf(1)).toEqual(['proposed', 'option'])
  expect(cell('Asha, 21 Mar 2098\u00a0· full day: 1st option')).toBeTruthy()
})

it('one day is confirmed, and the option on the other day stays', async () => {
  const { desk, again, settle, job, user, cell, statesOf } = await twoByTwo()
  settle(job)
  await desk.claims.option(claimOf(await again(job)))
  await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
  act(lookAway)
  await user.click(await waitFor(() => cell('Zoya, 20 Mar 2098\u00a0· full day: 1st option')))
  const opened = within(await screen.findByRole('dialog'))
  await user.click(await opened.findByRole('button', { name: 'Confirm' }))
  await waitFor(async () => expect(await statesOf(0)).toEqual(['confirmed', 'option']))
})

it('a refused press says what happened in the meantime', async () => {
  const { t, kabir, both, user, cell } = await twoByTwo()
  await user.click(cell('Zoya, 20 Mar 2098\u00a0· full day: Proposed'))
  await t.as(kabir).desk.claims.release(claimOf(both))
  const opened = within(await screen.findByRole('dialog'))
  await user.click(opened.getByRole('button', { name: 'Place option' }))
  expect((await opened.findByRole('alert')).textContent).toContain('Kabir released Zoya')
})

it('the mark of the only date of a job is no button', async () => {
  const { t, noor, proposed } = atDesk()
  const job = await proposed('Neel')
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const row = within(await screen.findByRole('region', { name: 'Zoya' }))
  expect(row.getByText('Proposed')).toBeTruthy()
  expect(row.queryByRole('button', { name: /Proposed$/ })).toBeNull()
})

it('two of many talents with one name are told apart by their cities', async () => {
  const d = atDesk()
  let job = await d.proposed('Neel', ['2098-03-20'])
  for (let at = 1; at <= 12; at++) {
    const stageName = at < 3 ? 'Kabir' : `Asha ${at}`
    const { id: modelId } = aModel(d.t, { stageName, city: at === 1 ? 'Chennai' : 'Pune' })
    job = (await d.desk.claims.propose({ jobId: job.id, modelId })).job
  }
  renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  const table = within(await screen.findByRole('table', { name: 'Talents' }))
  const lines = table.getAllByRole('row', { name: 'Kabir' }).map(({ textContent }) => textContent)
  expect(lines.map((line) => [...new Set(line?.match(/Chennai|Pune/g))]).sort()).toEqual([
    ['Chennai'],
    ['Pune'],
  ])
  expect(table.getAllByText('Pune · Not asked · Proposed')).toHaveLength(1)
  expect(table.getAllByText('Not asked · Proposed')).toHaveLength(11)
})

it('thirteen talents are lines of a table, each with its next step and More', async () => {
  const d = atDesk()
  let job = await d.proposed('Neel', ['2098-03-20', '2098-03-21'])
  for (let at = 1; at <= 12; at++)
    job = (
      await d.desk.claims.propose({ jobId: job.id, modelId: aModel(d.t, { stageName: `Asha ${at}` }).id })
    ).job
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  const table = within(await screen.findByRole('table', { name: 'Talents' }))
  expect(table.getAllByRole('row')).toHaveLength(14)
  expect(table.getAllByRole('button', { name: /^Place option: / })).toHaveLength(13)
  expect(screen.queryByRole('region', { name: 'Asha 1' })).toBeNull()
  expect(screen.getAllByRole('button').length).toBeLessThan(40)
  await user.click(table.getByLabelText('More: Asha 1'))
  expect(table.getByRole('button', { name: 'Release: Asha 1' })).toBeTruthy()
  await user.click(table.getByRole('button', { name: 'Asha 1, 21 Mar 2098\u00a0· full day: Proposed' }))
  expect(await screen.findByRole('dialog', { name: 'Asha 1, 21 Mar 2098\u00a0· full day' })).toBeTruthy()
})

it('seven talents are lines of a table on a phone, with what they said, and rows where there is room', async () => {
  const wide = window.matchMedia
  const phone = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(wide(media), { matches: media === '(max-width: 47.99em)' }))
  const d = atDesk()
  let job = await d.proposed('Neel', ['2098-03-20'])
  await d.desk.claims.recordAnswer({ ...claimOf(job), answer: 'conditional', words: 'After one' })
  for (let at = 1; at <= 6; at++)
    job = (
      await d.desk.claims.propose({ jobId: job.id, modelId: aModel(d.t, { stageName: `Asha ${at}` }).id })
    ).job
  renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  const table = within(await screen.findByRole('table', { name: 'Talents' }))
  expect(table.getAllByRole('row')).toHaveLength(8)
  expect(table.getByText('Yes, but … · Proposed · After one')).toBeTruthy()
  cleanup()
  phone.mockRestore()
  renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  expect(await screen.findByRole('region', { name: 'Asha 1' })).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Talents' })).toBeNull()
})

it('who said no is one line with the reason, and a press shows the talent among the others', async () => {
  const d = atDesk()
  const job = await d.proposed('Neel')
  await d.desk.claims.recordAnswer({ ...claimOf(job), answer: 'no', words: 'Away until Friday' })
  await d.desk.claims.propose({ jobId: job.id, modelId: aModel(d.t, { stageName: 'Asha' }).id })
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  expect(await screen.findByText('Zoya said no: Away until Friday')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Asha' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Zoya' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByRole('button', { name: 'Ask again: Zoya' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByRole('region', { name: 'Zoya' })).toBeNull()
})

it('tabs above many talents show one kind of answer each, and how many there are', async () => {
  const d = atDesk()
  let job = await d.proposed('Neel')
  for (let at = 1; at <= 12; at++)
    job = (
      await d.desk.claims.propose({ jobId: job.id, modelId: aModel(d.t, { stageName: `Asha ${at}` }).id })
    ).job
  const answer = async (at: number, said: 'yes' | 'conditional' | 'no') => {
    const { id = '', version = 0 } = (await d.again(job)).claims[at] ?? {}
    await d.desk.claims.recordAnswer({ claimId: id, version, answer: said })
  }
  await answer(0, 'yes')
  await answer(1, 'conditional')
  await answer(2, 'no')
  const { id = '', version = 0 } = (await d.again(job)).claims[3] ?? {}
  await d.desk.claims.ask({ claimId: id, version })
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  const tabs = within(await screen.findByRole('group', { name: 'Answers' }))
  expect(tabs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All 13',
    'Yes 1',
    'Yes, but 1',
    'No answer 1',
    'No 1',
    'Proposed 9',
  ])
  await user.click(tabs.getByRole('button', { name: /^No 1/ }))
  const table = within(screen.getByRole('table', { name: 'Talents' }))
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getAttribute('aria-label')),
  ).toEqual(['Asha 2'])
  await user.click(tabs.getByRole('button', { name: /^All/ }))
  expect(table.getAllByRole('row')).toHaveLength(14)
})
