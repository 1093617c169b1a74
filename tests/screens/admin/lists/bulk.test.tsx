import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useMarksOnPages } from '../../../../client/src/admin/bulk/useMarks'
import { deskItems, jobs } from '../../../../drizzle/schema'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { atDesk, claimOf } from '../../../helpers/desk/desk'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

function withItems() {
  const d = atDesk()
  for (const name of ['Asha', 'Devika', 'Mitali']) anEnquiry(d.t, { name })
  const items = () => d.t.db.select().from(deskItems).all()
  return { ...d, items }
}
// The columns and the tabs of the phone are both in the page; jsdom has no screen width.
const tick = async (name: string) =>
  (await screen.findAllByRole('checkbox', { name: `Mark ${name}`, hidden: true }))[0] as HTMLElement
const lineOf = async (name: string) =>
  (await screen.findAllByRole('button', { name: new RegExp(`^${name}`), hidden: true }))[0] as HTMLElement

describe('many requests on the desk', () => {
  it('are marked by the key x and taken; what a colleague took meanwhile is named with its reason', async () => {
    const { t, noor, kabir, items } = withItems()
    const { user } = renderAdmin(t, '/admin/desk', { account: noor })
    for (const name of ['Asha', 'Devika']) {
      ;(await lineOf(name)).focus()
      await user.keyboard('x')
    }
    const bar = within(await screen.findByRole('region', { name: '2 marked' }))
    const [asha] = (await t.as(kabir).desk.inbox.list({})).items.filter(({ who }) => who === 'Asha')
    await t.as(kabir).desk.inbox.take({ id: asha?.id ?? '', version: 1 })
    await user.click(bar.getByRole('button', { name: 'Take them' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Not done: 1')).toBeTruthy()
    expect(alert.getByText('Asha: Kabir has taken this request.')).toBeTruthy()
    expect(await screen.findByText('1 taken')).toBeTruthy()
    const owners = items().map(({ ownerId }) => ownerId)
    expect(owners.sort()).toEqual([noor.id, kabir.id, null].sort())
    await waitFor(() => expect(screen.queryByRole('region', { name: /marked/ })).toBeNull())
  })

  it('are closed with one reason, and all put back by one press on Undo', async () => {
    const { t, noor, items } = withItems()
    const { user } = renderAdmin(t, '/admin/desk', { account: noor })
    for (const name of ['Asha', 'Devika', 'Mitali']) await user.click(await tick(name))
    await user.click(screen.getByRole('button', { name: 'Close them' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close 3 requests' }))
    await user.selectOptions(dialog.getByLabelText('Close as'), 'Duplicate')
    await user.click(dialog.getByRole('button', { name: 'Close them' }))
    expect(await screen.findByText('3 closed')).toBeTruthy()
    expect(items().every(({ closedReason }) => closedReason === 'duplicate')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone')).toBeTruthy()
    expect(items().every(({ state }) => state === 'new')).toBe(true)
  })

  it('are handed to a colleague, who has to be chosen', async () => {
    const { t, noor, kabir, items } = withItems()
    const { user } = renderAdmin(t, '/admin/desk', { account: noor })
    await user.click(await tick('Asha'))
    await user.click(screen.getByRole('button', { name: 'Hand to a colleague' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand 1 request to a colleague' }))
    await user.click(dialog.getByRole('button', { name: 'Hand to a colleague' }))
    expect(await dialog.findByText('Choose a colleague')).toBeTruthy()
    await waitFor(() => dialog.getByRole('option', { name: 'Noor (me)' }))
    await user.selectOptions(dialog.getByLabelText('Colleague'), 'Kabir')
    await user.click(dialog.getByRole('button', { name: 'Hand to a colleague' }))
    expect(await screen.findByText('1 handed over')).toBeTruthy()
    expect(items().filter(({ ownerId }) => ownerId === kabir.id)).toHaveLength(1)
  })
})

describe('many jobs', () => {
  it('get a next step, and are marked lost where nobody is confirmed', async () => {
    const { t, noor, desk, agreed, aJob } = atDesk()
    await desk.claims.confirm(claimOf(await agreed('Lookbook')))
    await aJob('Show')
    const { user } = renderAdmin(t, '/admin/jobs', { account: noor })
    for (const name of ['Lookbook', 'Show']) await user.click(await tick(name))
    await user.click(screen.getByRole('button', { name: 'Next step' }))
    const step = within(await screen.findByRole('dialog', { name: 'Next step of 2 jobs' }))
    await user.type(step.getByLabelText('Next step'), 'Call back')
    await user.click(step.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('2 jobs changed')).toBeTruthy()
    expect(
      t.db
        .select()
        .from(jobs)
        .all()
        .map(({ nextStep }) => nextStep),
    ).toEqual(['Call back', 'Call back'])

    for (const name of ['Lookbook', 'Show']) await user.click(await tick(name))
    await user.click(screen.getByRole('button', { name: 'Mark lost' }))
    const lost = within(await screen.findByRole('dialog', { name: 'Mark 2 jobs as lost?' }))
    await user.click(lost.getByRole('button', { name: 'Mark lost' }))
    expect(
      await screen.findByText('Lookbook: A talent is confirmed. Cancel that date first, or cancel the job.'),
    ).toBeTruthy()
    expect(await screen.findByText('1 job marked as lost')).toBeTruthy()
  })
})

it('the marks of a list of several pages end at the fifty of one press', () => {
  const page = (from: number) =>
    Array.from({ length: 30 }, (_, at) => ({ id: `${from + at}`, title: 'A row' }))
  const { result, rerender } = renderHook(({ rows }) => useMarksOnPages(rows), {
    initialProps: { rows: page(0) },
  })
  act(() => result.current.all())
  rerender({ rows: page(30) })
  act(() => result.current.all())
  expect([result.current.marked.length, result.current.elsewhere]).toEqual([50, 30])
  act(() => result.current.toggle('59'))
  expect(result.current.marked).toHaveLength(50)
  act(() => result.current.toggle('30'))
  act(() => result.current.toggle('59'))
  expect(result.current.marked.map(({ id }) => id)).toContain('59')
})
