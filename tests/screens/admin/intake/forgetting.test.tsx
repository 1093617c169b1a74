import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

async function atClient(role: 'admin' | 'booker', options: Parameters<typeof renderAdmin>[2] = {}) {
  const t = testApp()
  const account = anAccount(t, { role })
  aBooking(t, { email: 'devika@kori.example', modelName: 'Zoya', createdAt: '2026-02-20T09:00:00.000Z' })
  anEnquiry(t, { email: 'devika@kori.example', subject: 'press', createdAt: '2026-02-21T09:00:00.000Z' })
  const { desk } = t.as(account)
  const client = await desk.clients.create({ name: 'Kori Mills' })
  await desk.contacts.create({ clientId: client.id, name: 'Devika Rao', email: 'devika@kori.example' })
  const screenOf = renderAdmin(t, `/admin/clients/${client.id}`, { account, ...options })
  return { t, ...screenOf }
}

async function forget({ user }: { user: Awaited<ReturnType<typeof atClient>>['user'] }) {
  await user.click(await screen.findByRole('button', { name: 'Delete Devika Rao' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Devika Rao?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
}
const left = async () => {
  const title = await screen.findByText('Requests by the same address are still here')
  return within(title.parentElement as HTMLElement)
}

describe('forgetting a contact', () => {
  it('names the requests by the same address and leads an admin to where they are deleted', async () => {
    const page = await atClient('admin')
    await forget(page)
    const box = await left()
    expect(box.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Enquiry\u00a0· Press\u00a0· 21 Feb',
      'Booking request\u00a0· Zoya\u00a0· 20 Feb',
    ])
    await page.user.click(box.getByRole('link', { name: 'Find them under Data removal' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Data removal' })).toBeTruthy()
    expect(await screen.findByText('2 records')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Email or phone').value).toBe('devika@kori.example')
  })

  it('tells a booker that an admin can delete them', async () => {
    await forget(await atClient('booker'))
    const box = await left()
    expect(box.getByText('An admin can delete them under Data removal.')).toBeTruthy()
    expect(box.queryByRole('link')).toBeNull()
  })
})
