import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, models } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

const stored = (t: TestApp) => t.db.select().from(models).all()

describe('/admin/models/new', () => {
  it('marks missing fields, then adds the model', async () => {
    const t = testApp()
    const { user, path } = renderAdmin(t, '/admin/models/new')
    await user.click(await screen.findByRole('button', { name: 'Add model' }))
    expect(await screen.findByText('Stage name must be at least 2 characters')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Full name/), 'Kabir Das')
    await user.type(screen.getByLabelText(/^Stage name/), 'Kabir')
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'kabir@sheet.example')
    await user.click(screen.getByLabelText(/^Email an invitation/))
    const account = anAccount(t, { role: 'model', email: 'kabir@sheet.example' })
    await user.click(screen.getByRole('button', { name: 'Add model' }))
    await screen.findByText('There is already an account with this email')
    t.db.delete(accounts).where(eq(accounts.id, account.id)).run()
    await user.click(screen.getByRole('button', { name: 'Add model' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Kabir' })).toBeTruthy()
    expect(path()).toBe(`/admin/models/${stored(t)[0]?.id}`)
    expect(t.mails()).toMatchObject([{ recipient: 'kabir@sheet.example' }])
  })
})
