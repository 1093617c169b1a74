import { screen, waitFor, within } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { aModel } from '../../../../server/demo/builders/models'
import type { AppRouter } from '../../../../server/router'
import { atDesk, claimOf } from '../../../helpers/desk/desk'
import { renderDesk } from '../../../helpers/screens/deskScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

function withRequest() {
  const t = testApp()
  const booker = anAccount(t, { role: 'booker', name: 'Noor' })
  const zoya = aModel(t, { stageName: 'Zoya', name: 'Zoya Khan' })
  aBooking(t, {
    clientName: 'Devika Rao',
    company: 'Kori Mills',
    brand: 'Kori',
    modelId: zoya.id,
    modelName: 'Zoya',
    dateRequired: '2026-03-20',
  })
  return { t, booker, zoya }
}

describe('the desk', () => {
  it('turns a request into a confirmed job, and takes the confirmation back', async () => {
    const { t, booker } = withRequest()
    const { user, path } = renderDesk(t, '/admin', { account: booker })
    // The columns and the tabs of the phone are both in the page; jsdom has no screen width.
    const [line] = await screen.findAllByRole('button', { name: /Devika Rao\s· Kori Mills/, hidden: true })
    expect(path()).toBe('/admin/desk')
    await user.click(line as HTMLElement)
    expect(await screen.findByText('Eight pages in daylight, one day and a fitting.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Make a job' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Kori · Editorial' })).toBeTruthy()
    expect(path()).toBe('/admin/jobs/J-2526-0001')
    // The budget stands in the brief, and nowhere else.
    expect(screen.getByRole('region', { name: 'Brief' }).textContent).toContain(
      'Eight pages in daylight, one day and a fitting.\n\nBudget: $1,000-$2,500',
    )
    expect(screen.queryByText(/^Budget in the request/)).toBeNull()
    expect(screen.getByText('Zoya has no email address, so Zoya gets no email.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Place option: Zoya' }))
    const card = await screen.findByRole('region', { name: 'Zoya' })
    expect(await within(card).findByText('1st option')).toBeTruthy()
    card.focus()
    await user.keyboard('y')
    await waitFor(() => expect(within(card).queryByText('Record a yes', { selector: 'button' })).toBeNull())
    card.focus()
    await user.keyboard('c')
    expect(await screen.findByText('Not set yet: fee, usage, place, agreed price')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Confirm anyway' }))
    expect(await within(card).findByText('Confirmed')).toBeTruthy()
    expect(await screen.findByText('Zoya is confirmed')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await within(card).findByText('1st option')).toBeTruthy()
    expect(t.mails()).toEqual([])
  })

  it('shows my open jobs, and what I can still undo after a reload, older presses too', async () => {
    const { t, desk, noor, optioned, aJob, again, minutesLater } = atDesk()
    const job = await optioned('Neel', ['2026-03-20'])
    await desk.claims.release(claimOf(job))
    const kori = await optioned('Kori', ['2026-03-21'])
    const ravi = await aJob('Ravi')
    await desk.jobs.setStage({ id: ravi.id, version: ravi.version, stage: 'lost', reason: 'Silent' })
    const { user, go } = renderDesk(t, '/admin/desk', { account: noor })
    const [mine] = await screen.findAllByRole('region', { name: 'My open jobs', hidden: true })
    expect(within(mine as HTMLElement).getByText('Neel')).toBeTruthy()
    expect(within(mine as HTMLElement).queryByText('Ravi')).toBeNull()
    await user.click(await screen.findByText(/^\d+ decisions? can still be undone$/))
    expect(screen.getByText(`You placed an option on Zoya (${kori.number})`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: `Undo: You released Zoya (${job.number})` }))
    expect(await screen.findByText('Undone')).toBeTruthy()
    minutesLater(3)
    await go(`/admin/jobs/${job.number}`)
    expect(
      await screen.findByText('Release emails Zoya. You can undo it until the email is sent.'),
    ).toBeTruthy()
    expect((await again(job)).claims[0]?.dates[0]?.state).toBe('option')
  })

  it('says that nothing waits, and who is confirmed tomorrow', async () => {
    renderDesk(testApp(), '/admin/desk')
    expect((await screen.findAllByText('Nothing is waiting')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Nobody is confirmed for today or tomorrow').length).toBeGreaterThan(0)
  })

  it('says when it cannot be loaded, with a way to try again', async () => {
    renderDesk(testApp(), '/admin/desk', { before: [brokenLine] })
    expect((await screen.findAllByText('Error loading the desk')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('says so too when only who works today cannot be loaded', async () => {
    const onlyToday: TRPCLink<AppRouter> = (runtime) => {
      const broken = brokenLine(runtime)
      return (call) => (call.op.path === 'desk.today' ? broken(call) : call.next(call.op))
    }
    renderDesk(testApp(), '/admin/desk', { before: [onlyToday] })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(screen.queryByText('Loading the desk...')).toBeNull()
  })

  it('shows a booker the desk and the own account, and nothing else of the back office', async () => {
    const { t, booker } = withRequest()
    const { path } = renderDesk(t, '/admin/models', { account: booker })
    await waitFor(() => expect(path()).toBe('/admin/desk'))
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map((a) =>
      a.getAttribute('href'),
    )
    expect([...new Set(links)]).toEqual([
      '/admin/desk',
      '/admin/jobs',
      '/admin/chart',
      '/admin/packages',
      '/admin/money',
      '/admin/talents',
      '/admin/clients',
      '/admin/account',
    ])
  })
})

describe('a job', () => {
  it('shows what happened meanwhile when a colleague was faster, in place of the decision', async () => {
    const { t, booker, zoya } = withRequest()
    const { desk } = t.as(booker)
    const { job } = await desk.jobs.create({ title: 'Neel', client: 'Neel', day: '2026-03-20' })
    const { job: proposed } = await desk.claims.propose({ jobId: job.id, modelId: zoya.id })
    const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: booker })
    const option = await screen.findByRole('button', { name: 'Place option: Zoya' })
    const kabir = t.as(anAccount(t, { role: 'booker', name: 'Kabir' })).desk
    await kabir.claims.release({ claimId: proposed.claims[0]?.id ?? '', version: 1 })
    await user.click(option)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('This was changed by a colleague in the meantime.')).toBeTruthy()
    expect(within(alert).getByText(/Kabir released Zoya/)).toBeTruthy()
    expect(await screen.findByText('Released')).toBeTruthy()
  })

  it('keeps what was typed when a colleague saved first', async () => {
    const { t, booker } = withRequest()
    const { desk } = t.as(booker)
    const { job } = await desk.jobs.create({ title: 'Neel', client: 'Neel' })
    const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: booker })
    await user.click(await screen.findByRole('button', { name: 'Add: Brief' }))
    const brief = await screen.findByRole('textbox', { name: 'Brief' })
    await user.type(brief, 'Two looks')
    await desk.jobs.change({ id: job.id, version: job.version, city: 'Goa' })
    const [save] = screen.getAllByRole('button', { name: 'Save' })
    await user.click(save as HTMLElement)
    expect(await screen.findByText('This job was changed by a colleague in the meantime.')).toBeTruthy()
    expect((brief as HTMLTextAreaElement).value).toBe('Two looks')
  })

  it('moves a date with who is on it, says who is not free then, and takes it back', async () => {
    const { t, booker, zoya } = withRequest()
    const { desk } = t.as(booker)
    const placed = async (title: string, day: string) => {
      const { job } = await desk.jobs.create({ title, client: title, day })
      const { job: proposed } = await desk.claims.propose({ jobId: job.id, modelId: zoya.id })
      const [claim] = proposed.claims
      return (await desk.claims.option({ claimId: claim?.id ?? '', version: claim?.version ?? 0 })).job
    }
    const kori = (await placed('Kori', '2026-03-25')).claims[0]
    const asked = { claimId: kori?.id ?? '', version: kori?.version ?? 0 }
    const { job: yes } = await desk.claims.recordAnswer({ ...asked, answer: 'yes' })
    await desk.claims.confirm({ ...asked, version: yes.claims[0]?.version ?? 0 })
    const job = await placed('Neel', '2026-03-20')
    const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: booker })
    await user.click(await screen.findByRole('button', { name: 'Edit: Dates' }))
    await user.click(screen.getByRole('button', { name: 'Change: 20 Mar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change 20 Mar' })
    const day = within(dialog).getByLabelText('Day')
    await user.clear(day)
    await user.type(day, '2026-03-25')
    expect(within(dialog).getByText(/^On this date: Zoya. The old day is cancelled/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Move the date' }))
    expect(await screen.findByText('Date moved. Not free then: Zoya.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Change: 25 Mar' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Change: 20 Mar' })).toBeTruthy()
  })

  it('that is not known says so', async () => {
    renderDesk(testApp(), '/admin/jobs/J-0000-0000')
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeTruthy()
  })
})

describe('clients', () => {
  it('are added, get a contact, and are found in the list', async () => {
    const t = testApp()
    const { user, go } = renderDesk(t, '/admin/clients')
    expect(await screen.findByText('No clients found')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'New client' }))
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Neel & Daughters')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create client' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Neel & Daughters' })).toBeTruthy()
    const contacts = screen.getByRole('region', { name: 'Contacts' })
    await user.click(within(contacts).getByRole('button', { name: 'Add contact' }))
    await user.type(await within(contacts).findByRole('textbox', { name: /Name/ }), 'Devika Rao')
    await user.click(within(contacts).getByRole('button', { name: 'Save contact' }))
    expect(await within(contacts).findByText('Devika Rao')).toBeTruthy()
    go('/admin/clients')
    expect(await screen.findByRole('link', { name: 'Neel & Daughters' })).toBeTruthy()
  })
})

it('says how old a request is, and each figure of the desk leads to what it counts', async () => {
  const t = testApp()
  aBooking(t, { clientName: 'Devika Rao', company: null, brand: null })
  t.later(3 * 24 * 60 * 60_000)
  renderDesk(t, '/admin/desk')
  const [line] = await screen.findAllByRole('button', { name: /Devika Rao/, hidden: true })
  expect(line?.textContent).toMatch(/\d+ days old\s· late$/)
  const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf(/^0 options$/)).toBe('/admin/chart?days=92')
  expect(addressOf(/^0 end today$/)).toBe('/admin/chart?show=ending')
  expect(addressOf(/^0 days confirmed ahead$/)).toBe('/admin/chart?days=92')
})

it('shows the budget of a request that was added to a job by hand', async () => {
  const { t, noor, desk, aJob } = atDesk()
  aBooking(t, { budgetRange: '$1,000-$2,500' })
  const [item] = (await desk.inbox.list({})).items
  const job = await aJob('Neel')
  await desk.inbox.addToJob({ id: item?.id ?? '', version: item?.version ?? 0, jobId: job.id })
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByText('Budget in the request: $1,000-$2,500')).toBeTruthy()
})

it('says when the next answer is due where nothing new waits', async () => {
  const { t, noor, desk } = atDesk()
  aBooking(t, { clientName: 'Devika Rao', company: null, brand: null })
  const [item] = (await desk.inbox.list({})).items
  await desk.inbox.take({ id: item?.id ?? '', version: item?.version ?? 0 })
  renderDesk(t, '/admin/desk', { account: noor })
  expect((await screen.findAllByText(/^Your next answer is due .+\.$/)).length).toBeGreaterThan(0)
})
