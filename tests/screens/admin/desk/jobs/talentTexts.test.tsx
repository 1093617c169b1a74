import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { activities, models } from '../../../../../drizzle/schema'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

async function atJob() {
  const d = atDesk()
  const job = await d.optioned('Lookbook')
  const open = () => renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  return { ...d, job, open }
}
const card = () => screen.findByRole('region', { name: 'Zoya' })

describe('copy as text', () => {
  it('copies the question with its answer link, by keyboard', async () => {
    const { t, open } = await atJob()
    const notes = () => t.db.select().from(activities).where(eq(activities.kind, 'text copied')).all()
    const { user } = open()
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    ;(await card()).focus()
    await user.keyboard('t')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Zoya by message' }))
    const text = await dialog.findByLabelText<HTMLTextAreaElement>('Text')
    expect(text.value).toMatch(/^Zoya, can you do this job\?[\s\S]+\/answer\/[\w-]{22}\n/)
    expect(notes()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Copy as text' }))
    expect(await dialog.findByText('Copied')).toBeTruthy()
    expect(written).toHaveBeenCalledWith(text.value)
    await waitFor(() => expect(notes()).toMatchObject([{ actorName: 'Noor' }]))
  })

  it('shows the text, selected, where the browser does not allow copying', async () => {
    const { t, open } = await atJob()
    const { user } = open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(await screen.findByRole('button', { name: 'Copy question: Zoya' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Zoya by message' }))
    const text = await dialog.findByLabelText<HTMLTextAreaElement>('Text')
    await user.click(dialog.getByRole('button', { name: 'Copy as text' }))
    expect(
      await dialog.findByText('This browser does not allow copying. Select the text and copy it by hand.'),
    ).toBeTruthy()
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length])
    expect(t.db.select().from(activities).where(eq(activities.kind, 'text copied')).all()).toEqual([])
  })

  it('opens in WhatsApp with %20 for a space, because + would be shown as one', async () => {
    const { t, zoya, open } = await atJob()
    const numbers = { phone: '+91 98200 54321', whatsapp: '098100 12345' }
    t.db.update(models).set(numbers).where(eq(models.id, zoya.id)).run()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Copy question: Zoya' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Zoya by message' }))
    const link = await dialog.findByRole('link', { name: /Open in WhatsApp/ })
    expect(link.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/919810012345\?text=Zoya%2C%20can%20you%20do%20this%20job%3F%0A%0A[^+]+$/,
    )
    await user.click(link)
    await waitFor(() =>
      expect(t.db.select().from(activities).where(eq(activities.kind, 'text opened')).all()).toHaveLength(1),
    )
  })

  it('offers the confirmation once a date is confirmed, and no question any more', async () => {
    const { desk, job, open } = await atJob()
    const said = await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })
    await desk.claims.confirm(claimOf(said.job))
    const { user } = open()
    expect(within(await card()).queryByRole('button', { name: 'Copy question: Zoya' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Copy confirmation: Zoya' }))
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Text')
    expect(text.value).toMatch(/^Zoya, you are confirmed:/)
  })
})
