import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mentorMessages } from '../../../../drizzle/schema'
import { aMentorMessage } from '../../../../server/demo/builders/mentorMessages'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { aLine, atDashboard } from '../../../helpers/screens/talentScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

const HELLO = 'Hello! How can I help you today?'
const REPLY = 'Thanks for your message. I will get back to you soon.'

const theLog = async () => {
  await screen.findByRole('heading', { name: 'Chat with Mentor' })
  return within(screen.getByRole('log'))
}
const input = () => screen.getByPlaceholderText('Type your message...')
const type = (text: string) => fireEvent.input(input(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const kept = (t: TestApp) =>
  t.db
    .select()
    .from(mentorMessages)
    .all()
    .map(({ sender, text }) => [sender, text])
/** `04:30 PM` on the clock of the machine that runs the tests: the chat goes by the reader's clock. */
const readerClock = (at: string) => {
  const moment = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = moment.getHours()
  return `${two(hours % 12 || 12)}:${two(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
}
/** Every line as it is read, preceded by its time and label. */
const lines = (log: Awaited<ReturnType<typeof theLog>>) =>
  log.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d\d:\d\d [AP]M/, '') ?? '')

describe('the mentor chat of a talent', () => {
  it('greets with one message, stamped an hour earlier, in 12-hour time', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T10:30:00Z'), toFake: ['Date'] })
    atDashboard(testApp())
    const log = await theLog()
    expect(lines(log)).toEqual([`Mentor ${HELLO}`])
    expect(log.getByText(readerClock('2026-03-02T09:30:00Z')).getAttribute('datetime')).toBe(
      '2026-03-02T09:30:00.000Z',
    )
  })

  it('ignores a blank message, clears the input after a real one and answers it after a second', async () => {
    // Midday: in the first hour of a day the greeting is yesterday's, on a line of its own.
    const now = new Date('2026-03-02T12:00:00')
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const t = testApp()
    atDashboard(t)
    const log = await theLog()
    type('   ')
    press('Send')
    expect(log.getAllByRole('listitem')).toHaveLength(1)
    vi.useFakeTimers({ now, shouldAdvanceTime: true })
    type(' When is the fitting? ')
    press('Send')
    log.getByText('When is the fitting?')
    expect(input()).toHaveProperty('value', '')
    await waitFor(() => expect(kept(t)).toEqual([['talent', 'When is the fitting?']]))
    expect(log.queryByText(REPLY)).toBeNull()
    act(() => {
      vi.advanceTimersByTime(1_000)
    })
    await log.findByText(REPLY)
    // Announced next to the reply, not in its text.
    log.getByText('Automatic reply')
  })

  it('shows earlier messages, each own message with its reply, and the greeting an hour before the first', async () => {
    const t = testApp()
    const { account, model, unmount } = atDashboard(t)
    await theLog()
    unmount()
    aMentorMessage(t, model.id, { text: 'One', createdAt: '2026-03-02T10:00:00.000Z' })
    aMentorMessage(t, model.id, { text: 'Two', createdAt: '2026-03-02T10:05:00.000Z' })
    aMentorMessage(t, model.id, {
      sender: 'agency',
      authorId: t.admin().id,
      text: 'On Tuesday',
      createdAt: '2026-03-02T10:07:00.000Z',
    })
    // Another device, without local data.

    renderScreen(t, '/model-dashboard', { account })
    const log = await theLog()
    await log.findByText('On Tuesday')
    expect(lines(log).filter((line) => !/^\w+ \d+, \d+$/.test(line))).toEqual([
      `Mentor ${HELLO}`,
      'You One',
      `Mentor Automatic reply${REPLY}`,
      'You Two',
      `Mentor Automatic reply${REPLY}`,
      'Mentor On Tuesday',
    ])
    expect(log.getAllByText(/^\d\d:\d\d [AP]M$/)[0]?.textContent).toBe(readerClock('2026-03-02T09:00:00Z'))
  })

  it('shows an answer of the agency within half a minute and marks it as seen', async () => {
    const t = testApp()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { model } = atDashboard(t)
    const log = await theLog()
    aMentorMessage(t, model.id, { sender: 'agency', authorId: t.admin().id, text: 'On Tuesday' })
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await log.findByText('On Tuesday')
    vi.useRealTimers()
    await waitFor(() => expect(t.db.select().from(mentorMessages).get()?.readAt).not.toBeNull())
  })

  it('without a network keeps the message, shows an error, and sends it once by Try again', async () => {
    const t = testApp()
    const line = aLine()
    atDashboard(t, { before: [line.link] })
    const log = await theLog()
    line.cut()
    type('When is the fitting?')
    press('Send')
    await log.findByText('Your message was not sent.')
    log.getByText('When is the fitting?')
    expect(log.queryByText(REPLY)).toBeNull()
    line.mend()
    press('Try again')
    await log.findByText(REPLY)
    expect(log.queryByText('Your message was not sent.')).toBeNull()
    expect(kept(t)).toEqual([['talent', 'When is the fitting?']])
  })

  it('puts a failed message back into the input by Edit', async () => {
    const line = aLine()
    atDashboard(testApp(), { before: [line.link] })
    const log = await theLog()
    line.cut()
    type('When is the fiting?')
    press('Send')
    await log.findByText('Your message was not sent.')
    press('Edit')
    expect(input()).toHaveProperty('value', 'When is the fiting?')
    expect(log.queryByText('When is the fiting?')).toBeNull()
  })

  it('keeps a text of more than 5,000 characters in the input and shows an error', async () => {
    const t = testApp()
    atDashboard(t)
    await theLog()
    type('a'.repeat(5_001))
    press('Send')
    screen.getByText('At most 5,000 characters')
    expect(input()).toHaveProperty('value', 'a'.repeat(5_001))
    expect(kept(t)).toEqual([])
  })

  it('shows earlier messages on request when there are more than fifty', async () => {
    const t = testApp()
    const { account, model, unmount } = atDashboard(t)
    await theLog()
    unmount()
    for (let at = 1; at <= 51; at++) aMentorMessage(t, model.id, { text: `Line ${at}.` })

    renderScreen(t, '/model-dashboard', { account })
    const log = await theLog()
    await log.findByText('Line 51.')
    expect(log.queryByText('Line 1.')).toBeNull()
    press('Show earlier messages')
    await log.findByText('Line 1.')
    log.getByText(HELLO)
  })
})
