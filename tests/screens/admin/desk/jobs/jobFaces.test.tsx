import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

type Desk = ReturnType<typeof atDesk>
/** The talents of a job in the list, each as it is read out. */
async function talentsOf({ t, noor }: Desk, title: string) {
  renderDesk(t, '/admin/jobs', { account: noor })
  const row = (await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement
  return within(row).getAllByRole('listitem')
}
const textOf = (item: HTMLElement | undefined) => item?.querySelector(':scope > span:last-child')?.textContent
const markOf = (item: HTMLElement | undefined) => item?.querySelector('[data-state]')

describe('the talents in the list of jobs', () => {
  it('are a picture with the rank of the option, also in words', async () => {
    const d = atDesk()
    const { media } = aPicture(d.t, d.zoya.id, { type: 'profile_pic' })
    await d.optioned('Neel')
    await d.optioned('Kori')
    const [zoya] = await talentsOf(d, 'Kori')
    expect(textOf(zoya)).toBe('Zoya, 2nd option')
    expect(markOf(zoya)?.textContent).toBe('2')
    expect(zoya?.querySelector('img')?.getAttribute('src')).toBe(`/media/${media.id}/240.avif`)
  })

  it('are the first letter of the name while the size of the picture is not made yet', async () => {
    const d = atDesk()
    aPicture(d.t, d.zoya.id, { type: 'profile_pic' })
    await d.optioned('Neel')
    const [zoya] = await talentsOf(d, 'Neel')
    fireEvent.error(zoya?.querySelector('img') as HTMLElement)
    expect(zoya?.querySelector('img')).toBeNull()
    expect(zoya?.textContent).toMatch(/^Z/)
  })

  it('are the first letter of the name where there is no picture', async () => {
    const d = atDesk()
    const ira = aModel(d.t, { stageName: 'Ira Vaishali Rao' })
    await d.proposed('Neel', undefined, undefined, ira.id)
    const [item] = await talentsOf(d, 'Neel')
    expect(textOf(item)).toBe('Ira Vaishali Rao, proposed')
    expect(item?.textContent).toMatch(/^II/)
    expect(markOf(item)?.textContent).toBe('')
  })

  it('are at most four, the confirmed first, and the number of the others', async () => {
    const d = atDesk()
    let job = (await d.desk.claims.confirm(claimOf(await d.agreed('Neel')))).job
    for (const stageName of ['Asha', 'Bina', 'Chitra', 'Dia', 'Ela'])
      job = (await d.desk.claims.propose({ jobId: job.id, modelId: aModel(d.t, { stageName }).id })).job
    const ela = job.claims.find(({ modelName }) => modelName === 'Ela')
    await d.desk.claims.option({ claimId: ela?.id ?? '', version: ela?.version ?? 0 })
    const items = await talentsOf(d, 'Neel')
    expect(items.map(textOf)).toEqual([
      'Zoya, confirmed',
      'Ela, 1st option',
      'Asha, proposed',
      'Bina, proposed',
      'Chitra, proposed; Dia, proposed',
    ])
    expect(items[4]?.textContent).toMatch(/^\+2/)
  })
})

describe('the question to a talent', () => {
  it('is sent again by Remind once it was asked, and by Ask again after a conditional answer', async () => {
    const { t, noor, desk, proposed, again } = atDesk()
    const job = await proposed('Neel')
    const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
    await user.click(await screen.findByRole('button', { name: 'Ask: Zoya' }))
    expect(await screen.findByRole('button', { name: 'Remind: Zoya' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull()
    await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'conditional', words: 'By ten' })
    await user.click(screen.getByRole('button', { name: 'Remind: Zoya' }))
    expect(await screen.findByRole('button', { name: 'Ask again: Zoya' })).toBeTruthy()
  })
})

describe('the focus on the page of a job', () => {
  async function placedByKeyboard() {
    const { t, noor, proposed } = atDesk()
    const job = await proposed('Neel')
    const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
    const card = await screen.findByRole('region', { name: 'Zoya' })
    within(card).getByRole('button', { name: 'Place option: Zoya' }).focus()
    await user.keyboard('{Enter}')
    return { user, card }
  }

  it('goes to the talent when the pressed button is gone', async () => {
    const { user, card } = await placedByKeyboard()
    expect(await within(card).findByText('1st option')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(card))
    // The keys of a talent go on from there.
    await user.keyboard('r')
    expect(await within(card).findByText('Released')).toBeTruthy()
    expect(document.activeElement).toBe(card)
  })
  it('returns to the talent after Undo by keyboard', async () => {
    const { user, card } = await placedByKeyboard()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(document.activeElement).toBe(card))
    undo.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('1st option')).toBeNull())
    expect(document.activeElement).toBe(card)
  })

  it('stays at the dates or the roles when the line of the pressed button is gone', async () => {
    const { t, noor, desk, aJob } = atDesk()
    const { id: jobId, version, number } = await aJob('Neel', ['2026-03-20', '2026-03-21'])
    await desk.jobs.addRole({ jobId, version, title: 'Lead' })
    const { user } = renderDesk(t, `/admin/jobs/${number}`, { account: noor })
    for (const [section, button] of [
      ['Dates', 'Remove: 20 Mar'],
      ['Roles', 'Remove: Lead'],
    ] as const) {
      const part = await screen.findByRole('region', { name: section })
      await user.click(within(part).getByRole('button', { name: `Edit: ${section}` }))
      within(part).getByRole('button', { name: button }).focus()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(within(part).queryByRole('button', { name: button })).toBeNull())
      await waitFor(() => expect(document.activeElement).toBe(part))
    }
  })
})
