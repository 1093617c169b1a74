import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { describe, expect, it, vi } from 'vitest'
import { bookings, idempotencyKeys } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import type { AppRouter } from '../../../../server/router'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

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

/** Only the booking call gets no answer. */
const brokenRequest: TRPCLink<AppRouter> = (runtime) => (call) =>
  call.op.type === 'mutation' ? brokenLine(runtime)(call) : call.next(call.op)

describe('/book-model', () => {
  it('sends a request once and confirms it', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const { user } = renderScreen(t, `/book-model?model=${asha.id}`)
    await waitFor(async () => expect(await model()).toHaveProperty('value', asha.id))
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

  it('opens an empty form when Book Model is pressed on the confirmation', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const { user, path } = renderScreen(t, `/book-model?model=${asha.id}`)
    await waitFor(async () => expect(await model()).toHaveProperty('value', asha.id))
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

  it('offers the specified lists', async () => {
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

  it('marks every missing field, and focuses the first', async () => {
    const t = testApp()
    aModel(t)
    const { user } = renderScreen(t, '/book-model')
    const box = await model()
    await send(user)
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(8))
    await waitFor(() => expect(document.activeElement).toBe(box))
    for (const optional of [/^Company/, /^Brand/])
      expect(screen.getByLabelText(optional).getAttribute('aria-invalid')).toBeNull()
    expect(t.db.select().from(bookings).all()).toEqual([])
  })

  it('says next to a past day that it is past, but still sends it', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const { user } = renderScreen(t, `/book-model?model=${asha.id}`)
    await waitFor(async () => expect(await model()).toHaveProperty('value', asha.id))
    await fill(user)
    const date = screen.getByLabelText(/^Date required/)
    expect(date.hasAttribute('min')).toBe(false)
    expect(screen.queryByText('This date is in the past')).toBeNull()
    await user.clear(date)
    await user.type(date, '2020-01-05')
    const line = await screen.findByText('This date is in the past')
    expect(line.getAttribute('role')).toBe('status')
    expect(date.getAttribute('aria-describedby')).toContain(line.id)
    expect(date.getAttribute('aria-invalid')).toBeNull()
    await send(user)
    expect(await screen.findByRole('heading', { name: 'Request Sent Successfully' })).toBeTruthy()
    expect(t.db.select().from(bookings).all()).toMatchObject([{ dateRequired: '2020-01-05' }])
  })

  it('does not treat today, by the calendar in India, as past', async () => {
    // 20:00 UTC on the 4th is 01:30 on the 5th in Mumbai.
    vi.useFakeTimers({ now: new Date('2030-03-04T20:00:00Z'), toFake: ['Date'] })
    try {
      const { user } = renderScreen(testApp(), '/book-model')
      const date = await screen.findByLabelText(/^Date required/)
      await user.type(date, '2030-03-05')
      expect(screen.queryByText('This date is in the past')).toBeNull()
      await user.clear(date)
      await user.type(date, '2030-03-04')
      expect(await screen.findByText('This date is in the past')).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('names its fields as the payload does', async () => {
    renderScreen(testApp(), '/book-model')
    await screen.findByLabelText(/^Phone/)
    const fields = [...screen.getByRole('main').querySelectorAll<HTMLInputElement>('input, select, textarea')]
    for (const name of 'clientName company email phone brand modelId workType dateRequired budgetRange details'.split(
      ' ',
    ))
      expect(fields.filter((field) => field.name === name)).toHaveLength(1)
  })

  it('keeps the form when the connection fails, also after a reload, and sends it in the end', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const broken = renderScreen(t, `/book-model?model=${asha.id}`, { before: [brokenRequest] })
    await waitFor(async () => expect(await model()).toHaveProperty('value', asha.id))
    await fill(broken.user)
    await send(broken.user)
    const banner = await screen.findByRole('alert')
    expect(banner.textContent).toContain(FAILED)
    expect(banner.textContent).toContain('Check your connection')
    await waitFor(() => expect(document.activeElement).toBe(banner))
    broken.unmount()

    const again = renderScreen(t, '/book-model')
    expect(await screen.findByLabelText(/^Project details/)).toHaveProperty('value', 'Two days, four looks.')
    await waitFor(async () => expect(await model()).toHaveProperty('value', asha.id))
    await send(again.user)
    expect(await screen.findByRole('heading', { name: 'Request Sent Successfully' })).toBeTruthy()
    expect(t.db.select().from(bookings).all()).toHaveLength(1)
  })

  it("shows the server's error next to its field", async () => {
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
    await waitFor(async () => expect(await model()).toHaveProperty('value', asha.id))
    await fill(user)
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toContain(FAILED)
    expect(screen.getByText('Not a number of ours')).toBeTruthy()
    expect(screen.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBe('true')
  })

  it('shows a message when too many requests came from one connection', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const asha = aModel(t, { stageName: 'Asha' })
    for (let count = 0; count < 30; count++) await t.limits.count('booking', '192.0.2.1')
    const { user } = renderScreen(t, `/book-model?model=${asha.id}`)
    await waitFor(async () => expect(await model()).toHaveProperty('value', asha.id))
    await fill(user)
    await send(user)
    const banner = await screen.findByRole('alert')
    expect(banner.textContent).toContain(FAILED)
    expect(banner.textContent).toContain(
      'Too many requests from this connection. Please try again in an hour. Or call +91',
    )
  })

  it('P1 S34 shows what is stored before the button, and a spam field that people do not see', async () => {
    renderScreen(testApp(), '/book-model')
    const notice = await screen.findByText(/We use your name, company, email, phone/)
    const button = screen.getByRole('button', { name: SEND })
    expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /Leave this field empty/ })).toBeNull()
    expect(document.querySelector('input[name=website]')?.getAttribute('tabindex')).toBe('-1')
  })
})
