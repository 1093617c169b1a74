import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { describe, expect, it } from 'vitest'
import { bookings, idempotencyKeys } from '../../drizzle/schema'
import { aModel } from '../../server/demo/builders/models'
import type { AppRouter } from '../../server/doors/trpc'
import { brokenLine, renderScreen } from '../helpers/renderScreen'
import { testApp } from '../helpers/testApp'

const SEND = 'Send booking request'
const FAILED = 'Failed to submit your booking request. Please try again.'
const model = () => screen.findByRole('combobox', { name: /^Model/ })
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: SEND }))

async function fill(user: UserEvent) {
  await user.selectOptions(screen.getByLabelText(/^Type of work/), 'Music Video')
  await user.selectOptions(screen.getByLabelText(/^Budget range/), '$10,000+')
  await user.type(screen.getByLabelText(/^Date required/), '2099-01-05')
  const texts: [label: RegExp, text: string][] = [
    [/^Project details/, 'Two days, four looks.'],
    [/^Your name/, 'Devika Rao'],
    [/^Email/, 'Devika@Kori.example'],
    [/^Phone/, '+91 98100 12345'],
  ]
  for (const [label, text] of texts) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
}

/** Only the booking itself gets no answer. */
const brokenRequest: TRPCLink<AppRouter> = (runtime) => (call) =>
  call.op.type === 'mutation' ? brokenLine(runtime)(call) : call.next(call.op)

describe('/book-model', () => {
  it('sends a request once and confirms it', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const { user } = renderScreen(t, `/book-model?model=${asha.id}`)
    await waitFor(async () => expect(await model()).toHaveProperty('value', 'Asha'))
    await fill(user)
    await user.dblClick(screen.getByRole('button', { name: SEND }))
    const title = await screen.findByRole('heading', { level: 1, name: 'Request Sent Successfully' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(
      within(screen.getAllByRole('list').find((list) => list.tagName === 'OL') as HTMLElement).getAllByRole(
        'listitem',
      ),
    ).toHaveLength(3)
    expect(document.body.textContent).toMatch(/24-48 hours.*for: Asha, Music Video, January 5, 2099/)
    expect(screen.getByRole('link', { name: 'Browse More Models' }).getAttribute('href')).toBe('/models')
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/')
    expect(t.db.select().from(bookings).all()).toMatchObject([
      {
        modelId: asha.id,
        clientName: 'Devika Rao',
        email: 'devika@kori.example',
        phone: '+91 98100 12345',
        company: null,
        brand: null,
        workType: 'Music Video',
        dateRequired: '2099-01-05',
        budgetRange: '$10,000+',
        details: 'Two days, four looks.',
        isSpam: false,
      },
    ])
    expect(t.db.select().from(idempotencyKeys).all()).toHaveLength(1)
    expect(sessionStorage.length).toBe(0)
  })

  it('opens an empty form again when Book Model is pressed on the confirmation', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const { user, path } = renderScreen(t, `/book-model?model=${asha.id}`)
    await waitFor(async () => expect(await model()).toHaveProperty('value', 'Asha'))
    await fill(user)
    await send(user)
    await screen.findByRole('heading', { level: 1, name: 'Request Sent Successfully' })
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Book Model' }))
    const title = await screen.findByRole('heading', { level: 1, name: 'Book a model' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(path()).toBe('/book-model')
    expect(await model()).toHaveProperty('value', '')
    expect(await screen.findByLabelText(/^Your name/)).toHaveProperty('value', '')
  })

  it('offers the lists of section 9', async () => {
    renderScreen(testApp(), '/book-model')
    const words = async (label: RegExp) =>
      [...(await screen.findByLabelText(label)).querySelectorAll('option')].slice(1).map((o) => o.textContent)
    expect(await words(/^Type of work/)).toEqual([
      'Editorial',
      'Commercial',
      'Runway',
      'Social Media',
      'Music Video',
    ])
    expect(await words(/^Budget range/)).toEqual([
      '$500-$1,000',
      '$1,000-$2,500',
      '$2,500-$5,000',
      '$5,000-$10,000',
      '$10,000+',
      'TBD (To Be Discussed)',
    ])
  })

  it('finds a model by typing', async () => {
    const t = testApp()
    for (const stageName of ['Asha', 'Natasha', 'Zoë']) aModel(t, { stageName })
    const { user } = renderScreen(t, '/book-model')
    const box = await model()
    await waitFor(() => expect(screen.queryByText('Loading models...')).toBeNull())
    await user.type(box, 'zoe{Enter}')
    expect(box).toHaveProperty('value', 'Zoë')
    expect(await screen.findByText('You are asking for')).toBeTruthy()
  })

  it('takes a slug in the link, and says kindly that the model is booked or unknown', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha Rao', availability: 'booked' })
    const first = renderScreen(t, '/book-model?model=asha-rao')
    await waitFor(async () => expect(await model()).toHaveProperty('value', 'Asha Rao'))
    expect(await screen.findByText(/Asha Rao is booked at the moment/)).toBeTruthy()
    first.unmount()
    const other = aModel(t, { stageName: 'Tara' }).id
    sessionStorage.setItem('bookingDraft', `{"modelId":"${other}"}`)
    renderScreen(t, '/book-model?model=nobody')
    expect(await screen.findByText(/could not find the model of that link/)).toBeTruthy()
    expect(await model()).toHaveProperty('value', '')
  })

  it('tells who comes back to a draft that the model in it has left the roster', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Tara' })
    sessionStorage.setItem('bookingDraft', JSON.stringify({ modelId: 'gone', clientName: 'Kavya Menon' }))
    const { user } = renderScreen(t, '/book-model')
    expect(await screen.findByText(/no longer on our roster/)).toBeTruthy()
    const box = await model()
    await user.type(box, 'tara{Enter}')
    expect(box).toHaveProperty('value', 'Tara')
    expect(screen.queryByText(/no longer on our roster/)).toBeNull()
    expect(screen.getByDisplayValue('Kavya Menon')).toBeTruthy()
  })

  it('forgets the link once a model was chosen by hand, so that a reload does not change it back', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    aModel(t, { stageName: 'Tara' })
    const first = renderScreen(t, `/book-model?model=${asha.id}`)
    const box = await model()
    await waitFor(() => expect(box).toHaveProperty('value', 'Asha'))
    await first.user.clear(box)
    await first.user.type(box, 'tara{Enter}')
    expect(box).toHaveProperty('value', 'Tara')
    const address = first.path()
    expect(address).toBe('/book-model')
    first.unmount()
    renderScreen(t, address)
    await waitFor(async () => expect(await model()).toHaveProperty('value', 'Tara'))
  })

  it('marks every field that is missing, goes to the first, and takes no day that is past', async () => {
    const t = testApp()
    aModel(t)
    const { user } = renderScreen(t, '/book-model')
    const box = await model()
    await user.type(screen.getByLabelText(/^Date required/), '2020-01-05')
    expect(screen.getByLabelText(/^Date required/).getAttribute('min')).toMatch(/^20\d\d-\d\d-\d\d$/)
    await send(user)
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(8))
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(screen.getByText('Choose today or a later day')).toBeTruthy()
    for (const optional of [/^Company/, /^Brand/])
      expect(screen.getByLabelText(optional).getAttribute('aria-invalid')).toBeNull()
    expect(t.db.select().from(bookings).all()).toEqual([])
  })

  it('keeps the form when the line breaks, over a reload too, and sends it in the end', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const broken = renderScreen(t, `/book-model?model=${asha.id}`, { before: [brokenRequest] })
    await waitFor(async () => expect(await model()).toHaveProperty('value', 'Asha'))
    await fill(broken.user)
    await send(broken.user)
    const banner = await screen.findByRole('alert')
    expect(banner.textContent).toContain(FAILED)
    expect(banner.textContent).toContain('Check your connection')
    await waitFor(() => expect(document.activeElement).toBe(banner))
    broken.unmount()

    const again = renderScreen(t, '/book-model')
    expect(await screen.findByLabelText(/^Project details/)).toHaveProperty('value', 'Two days, four looks.')
    await waitFor(async () => expect(await model()).toHaveProperty('value', 'Asha'))
    await send(again.user)
    expect(await screen.findByRole('heading', { name: 'Request Sent Successfully' })).toBeTruthy()
    expect(t.db.select().from(bookings).all()).toHaveLength(1)
  })

  it("puts the server's refusal of a field beside it", async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const refusing: TRPCLink<AppRouter> = () => (call) =>
      call.op.type !== 'mutation'
        ? call.next(call.op)
        : observable((observer) =>
            observer.error(
              TRPCClientError.from({
                error: {
                  message: 'No',
                  code: -32600,
                  data: { httpStatus: 400, issues: [{ path: 'phone', message: 'Not a number of ours' }] },
                },
              }),
            ),
          )
    const { user } = renderScreen(t, `/book-model?model=${asha.id}`, { before: [refusing] })
    await waitFor(async () => expect(await model()).toHaveProperty('value', 'Asha'))
    await fill(user)
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toContain(FAILED)
    expect(screen.getByText('Not a number of ours')).toBeTruthy()
    expect(screen.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBe('true')
  })

  it('says when too many have come from one connection', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const asha = aModel(t, { stageName: 'Asha' })
    for (let count = 0; count < 30; count++) await t.limits.count('booking', '192.0.2.1')
    const { user } = renderScreen(t, `/book-model?model=${asha.id}`)
    await waitFor(async () => expect(await model()).toHaveProperty('value', 'Asha'))
    await fill(user)
    await send(user)
    const banner = await screen.findByRole('alert')
    expect(banner.textContent).toContain(FAILED)
    expect(banner.textContent).toContain('Too many requests')
  })

  it('P1 S34 shows what is kept before the button, and a field for machines that no person meets', async () => {
    renderScreen(testApp(), '/book-model')
    const notice = await screen.findByText(/We keep your name, company, email, phone/)
    const button = screen.getByRole('button', { name: SEND })
    expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /Leave this field empty/ })).toBeNull()
    expect(document.querySelector('input[name=website]')?.getAttribute('tabindex')).toBe('-1')
  })
})
