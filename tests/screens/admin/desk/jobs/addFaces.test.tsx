import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

type Desk = ReturnType<typeof atDesk>

async function opened(d: Desk, number: string) {
  const { user } = renderDesk(d.t, `/admin/jobs/${number}`, { account: d.noor })
  await user.click(await screen.findByRole('button', { name: 'Add talents' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add talents' }))
  await dialog.findAllByRole('checkbox')
  const namesIn = (group: string) =>
    within(dialog.getByRole('region', { name: group }))
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label') ?? (box as HTMLInputElement).labels?.[0]?.textContent)
  return { user, dialog, namesIn }
}

const states = async (d: Desk, job: { number: string }) =>
  (await d.desk.jobs.get({ number: job.number })).claims
    .map(({ modelName, dates }) => `${modelName} ${dates[0]?.state}`)
    .sort()

it('talents for a job stand by who is free, who can stand behind another, and who is not free with the reason', async () => {
  const d = atDesk()
  aModel(d.t, { stageName: 'Asha', email: 'asha@example.in' })
  const kiran = aModel(d.t, { stageName: 'Kiran', email: 'kiran@example.in' })
  await d.desk.claims.confirm(claimOf(await d.agreed('Neel', ['2026-03-20'])))
  const other = await d.aJob('Ambar', ['2026-03-20'])
  await d.desk.claims.propose({ jobId: other.id, modelId: kiran.id, asOption: true })
  const { number } = await d.aJob('Kori', ['2026-03-20', '2026-03-21'])
  const { dialog, namesIn } = await opened(d, number)
  expect(namesIn('Free')).toEqual(['Mark Asha'])
  expect(namesIn('Can stand behind another')).toEqual(['Mark Kiran'])
  expect(dialog.getByText('behind Ambar client, 20 Mar')).toBeTruthy()
  expect(dialog.getByText('2nd')).toBeTruthy()
  expect(namesIn('Not free')).toEqual(['Mark Zoya'])
  expect(dialog.getByText(/confirmed for Neel client, 20 Mar/)).toBeTruthy()
})

it('a filter that is set is a chip, and who it alone leaves out comes back by a press', async () => {
  const d = atDesk()
  d.t.db.$client.prepare('update models set height_cm = 178').run()
  aModel(d.t, { stageName: 'Asha', email: 'asha@example.in', heightCm: 165, gender: 'female' })
  aModel(d.t, { stageName: 'Kiran', email: 'kiran@example.in', heightCm: 185, gender: 'male' })
  const { number } = await d.aJob('Kori')
  const { user, dialog, namesIn } = await opened(d, number)
  expect(namesIn('Free')).toEqual(['Mark Asha', 'Mark Kiran', 'Mark Zoya'])
  await user.click(dialog.getByText('Filters'))
  await user.type(dialog.getByLabelText('Height from, cm'), '170')
  await waitFor(() => expect(namesIn('Free')).toEqual(['Mark Kiran', 'Mark Zoya']))
  await user.selectOptions(dialog.getByLabelText('Gender'), 'Male')
  await waitFor(() => expect(namesIn('Free')).toEqual(['Mark Kiran']))
  expect(dialog.getByRole('button', { name: 'Take the filter Height from 170 cm away' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '1 by gender' }))
  await waitFor(() => expect(namesIn('Free')).toEqual(['Mark Kiran', 'Mark Zoya']))
  await user.type(dialog.getByLabelText('Language'), 'tamil')
  expect(await dialog.findByText('Nobody found. Take a filter off.')).toBeTruthy()
  expect(dialog.queryByText('Press a face to mark it')).toBeNull()
  await user.type(dialog.getByLabelText('Search by name or city'), 'zo')
  expect(await dialog.findByText('Nobody found. Search for another name, or take a filter off.')).toBeTruthy()
})

it('the marked faces are proposed together, each with the role that is chosen', async () => {
  const d = atDesk()
  aModel(d.t, { stageName: 'Asha', email: 'asha@example.in' })
  const job = await d.aJob('Kori')
  const { job: withRole } = await d.desk.jobs.addRole({
    jobId: job.id,
    version: job.version,
    title: 'Lead',
    wanted: 2,
  })
  const { user, dialog } = await opened(d, job.number)
  // The first role that wants more talents than it has.
  expect(dialog.getByLabelText('Role')).toHaveProperty('value', withRole.roles[0]?.id)
  expect(dialog.getByText(/2 wanted/)).toBeTruthy()
  await user.click(dialog.getByLabelText('Mark Asha'))
  await user.click(dialog.getByLabelText('Mark Zoya'))
  expect(dialog.getByText('2 marked')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Take Zoya out' }))
  expect(dialog.getByText('1 marked')).toBeTruthy()
  await user.click(dialog.getByLabelText('Mark Zoya'))
  await user.click(dialog.getByRole('button', { name: 'Propose 2' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await states(d, job)).toEqual(['Asha proposed', 'Zoya proposed'])
  const { claims } = await d.desk.jobs.get({ number: job.number })
  expect(claims.map(({ roleId }) => roleId)).toEqual([withRole.roles[0]?.id, withRole.roles[0]?.id])
})

it('who cannot be placed on option is named with the reason, and the others are', async () => {
  const d = atDesk()
  aModel(d.t, { stageName: 'Asha', email: 'asha@example.in' })
  await d.desk.claims.confirm(claimOf(await d.agreed('Neel', ['2026-03-20'])))
  const job = await d.aJob('Kori', ['2026-03-20'])
  const { user, dialog } = await opened(d, job.number)
  await user.click(dialog.getByLabelText('Mark Asha'))
  await user.click(dialog.getByLabelText('Mark Zoya'))
  await user.click(dialog.getByRole('button', { name: 'Option' }))
  expect(await dialog.findByText('Not done: 1')).toBeTruthy()
  expect(dialog.getByText(/^Zoya: /)).toBeTruthy()
  // Refused as a whole: she is not proposed either.
  expect(await states(d, job)).toEqual(['Asha option'])
})

it('talents are chosen by keys alone: / opens, arrows move, Space marks, o places the options', async () => {
  const d = atDesk()
  aModel(d.t, { stageName: 'Asha', email: 'asha@example.in' })
  const job = await d.aJob('Kori')
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  await screen.findByRole('heading', { name: 'Talents' })
  await user.keyboard('/')
  await screen.findByLabelText('Mark Asha')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search by name or city')))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByLabelText('Mark Asha'))
  await user.keyboard(' {ArrowRight} ')
  expect(screen.getByText('2 marked')).toBeTruthy()
  await user.keyboard('o')
  await waitFor(async () => expect(await states(d, job)).toEqual(['Asha option', 'Zoya option']))
})

it('Enter on a face proposes this one where nobody is marked', async () => {
  const d = atDesk()
  const job = await d.aJob('Kori')
  const { user, dialog } = await opened(d, job.number)
  dialog.getByLabelText('Mark Zoya').focus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await states(d, job)).toEqual(['Zoya proposed']))
  await user.click(await screen.findByRole('button', { name: 'Add talents' }))
  expect(await screen.findByText('Zoya is on this job.')).toBeTruthy()
})

it('a role that nobody has leads to the faces for it', async () => {
  const d = atDesk()
  const job = await d.aJob('Kori')
  const given = { jobId: job.id, wanted: 2 }
  const { job: first } = await d.desk.jobs.addRole({ ...given, version: job.version, title: 'Lead' })
  const { job: both } = await d.desk.jobs.addRole({ ...given, version: first.version, title: 'Second row' })
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  await user.click(await screen.findByRole('button', { name: 'Find 2 for Second row' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add talents' }))
  expect(dialog.getByLabelText('Role')).toHaveProperty('value', both.roles[1]?.id)
})

it('a name or the key v opens the card over the faces: the marked stay, and the keys of the faces rest', async () => {
  const d = atDesk()
  aModel(d.t, { stageName: 'Asha', email: 'asha@example.in' })
  const job = await d.aJob('Kori')
  const { user, dialog } = await opened(d, job.number)
  await user.click(dialog.getByLabelText('Mark Zoya'))
  await user.click(dialog.getByRole('link', { name: 'Asha' }))
  expect(await screen.findByRole('dialog', { name: 'Asha' })).toBeTruthy()
  await screen.findByRole('link', { name: 'Open page' })
  await user.keyboard('o')
  await user.click(
    within(screen.getByRole('dialog', { name: 'Asha' })).getByRole('button', { name: 'Dismiss' }),
  )
  expect(dialog.getByText('1 marked')).toBeTruthy()
  expect(await states(d, job)).toEqual([])
  dialog.getByLabelText('Mark Asha').focus()
  await user.keyboard('v')
  expect(await screen.findByRole('dialog', { name: 'Asha' })).toBeTruthy()
  expect(dialog.getByText('1 marked')).toBeTruthy()
})

it('a card over the faces marks its talent, and takes the mark off again', async () => {
  const d = atDesk()
  const { user, dialog } = await opened(d, (await d.aJob('Kori')).number)
  const inCard = async (name: string) => {
    await user.click(dialog.getByRole('link', { name: 'Zoya' }))
    const card = within(await screen.findByRole('dialog', { name: 'Zoya' }))
    await user.click(await card.findByRole('button', { name }))
    expect(screen.queryByRole('dialog', { name: 'Zoya' })).toBeNull()
  }
  await inCard('Mark Zoya')
  expect(dialog.getByLabelText('Mark Zoya')).toHaveProperty('checked', true)
  await inCard('Take the mark off Zoya')
  expect(dialog.getByLabelText('Mark Zoya')).toHaveProperty('checked', false)
})
