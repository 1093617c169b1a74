import { screen, waitFor, within } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { describe, expect, it } from 'vitest'
import type { AppRouter } from '../../../../server/router'
import { atDesk, claimOf } from '../../../helpers/desk/desk'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { aLine, atDashboard, atOwnPage, tab } from '../../../helpers/screens/talentScreens'

const PATH = '/model-dashboard/jobs'

/** The desk, and Asha at her jobs after `before` was done with her at the desk. */
async function atJobs<Made>(before: (desk: ReturnType<typeof atDesk>, ashaId: string) => Promise<Made>) {
  const desk = atDesk()
  const line = aLine()
  const here = atOwnPage(desk.t, PATH, { model: { stageName: 'Asha' }, before: [line.link] })
  await screen.findByText('Nothing to answer.')
  const made = await before(desk, here.model.id)
  here.go('/login')
  await tab('Dashboard')
  await here.user.click(screen.getByRole('link', { name: 'Jobs' }))
  return { ...desk, ...here, line, made }
}
const group = (name: string) => within(screen.getByRole('region', { name }))
const aDialog = () => within(screen.getByRole('dialog'))
const typed = () => aDialog().getByRole<HTMLTextAreaElement>('textbox').value

describe('the jobs of a talent', () => {
  it('say in an empty list what will appear there', async () => {
    const { findByText } = atOwnPage(atDesk().t, PATH, {})
    await findByText('Nothing to answer.')
    screen.getByRole('heading', { level: 1, name: 'Jobs' })
  })

  it('say that they are loading', async () => {
    const silent: TRPCLink<AppRouter> = () => () => observable(() => {})
    atOwnPage(atDesk().t, PATH, { before: [silent] })
    await screen.findByText('Loading your jobs...')
  })

  it('say when they could not be loaded, with a way to try again', async () => {
    const line = aLine()
    line.cut()
    const { user } = atOwnPage(atDesk().t, PATH, { before: [line.link] })
    await screen.findByText('We could not load your jobs.')
    line.mend()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Nothing to answer.')
  })

  it('answer yes with one press and one confirmation, which says what it binds', async () => {
    const { user, t } = await atJobs(async ({ optioned, desk }, id) => {
      const job = await optioned('Neel', ['2026-03-20'], 'full', id)
      await desk.claims.setFee({ ...claimOf(job), feePaise: 30_000_00, feeUnit: 'day' })
    })
    await screen.findByRole('region', { name: 'To answer' })
    group('To answer').getByText('₹30,000 a day')
    group('To answer').getByText('1st option')
    await user.click(group('To answer').getByRole('button', { name: /^Yes: / }))
    aDialog().getByText(/^Please keep these days free/)
    await user.click(aDialog().getByRole('button', { name: 'Say yes' }))
    await screen.findByRole('region', { name: 'On option' })
    group('On option').getByText('You said yes')
    group('To answer').getByText('Nothing to answer.')
    expect(t.mails().at(-1)?.subject).toBe('Asha: yes')
    await user.click(group('On option').getByRole('button', { name: /^Take my yes back/ }))
    await user.click(aDialog().getByRole('button', { name: 'Take it back' }))
    await group('To answer').findByRole('button', { name: /^Yes: / })
  })

  it('ask for words with a yes, but …', async () => {
    const { user, t } = await atJobs(({ optioned }, id) => optioned('Neel', ['2026-03-20'], 'full', id))
    await user.click(await screen.findByRole('button', { name: /^Yes, but …: / }))
    await user.click(aDialog().getByRole('button', { name: 'Send' }))
    aDialog().getByText('Write what you would need')
    await waitFor(() => expect(document.activeElement).toBe(aDialog().getByRole('textbox')))
    await user.type(aDialog().getByRole('textbox'), 'From noon')
    await user.click(aDialog().getByRole('button', { name: 'Send' }))
    await screen.findByRole('region', { name: 'On option' })
    group('On option').getByText('From noon')
    expect(t.mails().at(-1)?.text).toContain('From noon')
  })

  it('show a past one with its year and what was said to it', async () => {
    const { user } = await atJobs(({ optioned }, id) => optioned('Neel', ['2026-03-20'], 'full', id))
    await user.click(await screen.findByRole('button', { name: /^No: / }))
    await user.type(aDialog().getByRole('textbox'), 'I am away')
    await user.click(aDialog().getByRole('button', { name: 'Say no' }))
    await screen.findByRole('region', { name: 'Past' })
    group('Past').getByText('20 Mar 2026 · You said no')
    group('Past').getByText('I am away')
  })

  it('keep what was typed when the desk was faster, say so, and answer to what is there now', async () => {
    const {
      user,
      desk,
      again,
      made: job,
    } = await atJobs(({ optioned }, id) => optioned('Neel', ['2026-03-20'], 'full', id))
    await user.click(await screen.findByRole('button', { name: /^No: / }))
    await user.type(aDialog().getByRole('textbox'), 'I am away')
    await desk.claims.setFee({ ...claimOf(job), feePaise: 90_000_00, feeUnit: 'day' })
    await user.click(aDialog().getByRole('button', { name: 'Say no' }))
    await aDialog().findByText(/^This has changed since you read it/)
    await aDialog().findByText('₹90,000 a day')
    expect(typed()).toBe('I am away')
    expect((await again(job)).claims[0]?.answer).toBe('asked')
    await user.click(aDialog().getByRole('button', { name: 'Say no' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await again(job)).claims[0]).toMatchObject({ answer: 'no', answerWords: 'I am away' })
  })

  it('keep what was typed without a connection, and when the question is over meanwhile', async () => {
    const { user, line, desk, made } = await atJobs(({ optioned }, id) =>
      optioned('Neel', ['2026-03-20'], 'full', id),
    )
    await user.click(await screen.findByRole('button', { name: /^No: / }))
    await user.type(aDialog().getByRole('textbox'), 'I am away')
    line.cut()
    await user.click(aDialog().getByRole('button', { name: 'Say no' }))
    await aDialog().findByText(/^No response from the server/)
    line.mend()
    await desk.claims.release(claimOf(made))
    await user.click(aDialog().getByRole('button', { name: 'Say no' }))
    await aDialog().findByText('This question is closed.')
    expect(typed()).toBe('I am away')
    expect(aDialog().getByRole('button', { name: 'Say no' })).toHaveProperty('disabled', true)
  })
})

describe('the dashboard', () => {
  it('keeps its five tabs and leads to the jobs, by the header and by a card while something waits', async () => {
    const desk = atDesk()
    const line = aLine()
    const { user, path, model } = atDashboard(desk.t, { before: [line.link] })
    await tab('Dashboard')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Opportunities',
      'Portfolio',
      'Projects',
      'Profile',
    ])
    expect(screen.queryByRole('link', { name: 'Answer these' })).toBeNull()
    await desk.optioned('Neel', ['2026-03-20'], 'full', model.id)
    await user.click(screen.getByRole('link', { name: 'Jobs' }))
    await screen.findByRole('region', { name: 'To answer' })
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await user.click(await screen.findByRole('link', { name: 'Answer these' }))
    expect(path()).toBe(PATH)
  })
})

describe('the page behind an answer link', () => {
  /** Zoya, who has no account, at the link of her mail. */
  async function atLink() {
    const desk = atDesk()
    const job = await desk.optioned('Neel')
    desk.minutesLater(2)
    const [, path = ''] = /(\/answer\/[\w-]+)/.exec(desk.t.mails().at(-1)?.text ?? '') ?? []
    return { ...desk, job, path, open: () => renderScreen(desk.t, path) }
  }

  it('answers with one press and one confirmation, once', async () => {
    const { open, again, job } = await atLink()
    const first = open()
    await first.user.click(await screen.findByRole('button', { name: /^Yes: / }))
    await first.user.click(aDialog().getByRole('button', { name: 'Say yes' }))
    await screen.findByRole('heading', { level: 1, name: 'You said yes' })
    expect((await again(job)).claims[0]).toMatchObject({ answer: 'yes', answerVia: 'link' })
    first.unmount()
    open()
    await screen.findByRole('heading', { level: 1, name: 'You said yes' })
    expect(screen.queryByRole('button', { name: /^Yes: / })).toBeNull()
  })

  it('is the same closed page for a guessed link', async () => {
    renderScreen(atDesk().t, '/answer/guessed')
    await screen.findByRole('heading', { level: 1, name: 'This link is closed' })
    screen.getByRole('link', { name: /^bookings@/ })
  })

  it('keeps what was typed when the question ends meanwhile', async () => {
    const { open, desk, job } = await atLink()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^No: / }))
    await user.type(aDialog().getByRole('textbox'), 'I am away')
    await desk.claims.release(claimOf(job))
    await user.click(aDialog().getByRole('button', { name: 'Say no' }))
    await aDialog().findByText('This question is closed.')
    expect(typed()).toBe('I am away')
  })
})
