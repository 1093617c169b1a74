import { describe, expect, it } from 'vitest'
import { accounts, auditEvents } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { ensureSuperadmin } from '../../../server/features/access/accounts/service'
import { aColleague, PASSWORD } from '../../helpers/people/secondFactor'
import { testApp } from '../../helpers/testApp'

async function aNoor(role: 'booker' | 'admin' | 'superadmin' = 'superadmin') {
  const t = testApp()
  const noor = await aColleague(t, role, 'noor@agency.example')
  return { t, noor, own: t.as(noor).admin.staffAccount }
}
const signIn = (t: ReturnType<typeof testApp>, email: string) =>
  t.visitor().auth.signInAdmin({ email, password: PASSWORD, code: null })

describe("a colleague's own name and address", () => {
  it.each(['booker', 'admin', 'superadmin'] as const)(
    'can be changed with the password by a %s',
    async (role) => {
      const { t, own } = await aNoor(role)
      expect(await own.get()).toEqual({ name: 'Noor Khan', email: 'noor@agency.example' })
      const given = { name: ' Noor Rao ', email: 'Noor@Kori.example', currentPassword: PASSWORD }
      expect(await own.change(given)).toEqual({ name: 'Noor Rao', email: 'noor@kori.example' })
      await expect(signIn(t, 'noor@agency.example')).rejects.toThrow('Invalid credentials')
      expect((await signIn(t, 'noor@kori.example')).account.name).toBe('Noor Rao')
      expect(t.mails().map(({ recipient, subject }) => [recipient, subject])).toEqual([
        ['noor@agency.example', 'Your email address at Tehkhana was changed'],
      ])
      const [line] = t.db
        .select()
        .from(auditEvents)
        .all()
        .filter(({ action }) => action === 'account changed')
      expect(line?.detail).toBe('name, email address')
    },
  )

  it('stay as they are with a wrong password, or with the address of somebody else', async () => {
    const { t, noor, own } = await aNoor()
    anAccount(t, { role: 'model', email: 'asha@kori.example' })
    const given = { name: 'Noor Rao', email: 'asha@kori.example' }
    await expect(own.change({ ...given, currentPassword: 'wrong horse' })).rejects.toThrow(
      'Your current password is wrong',
    )
    await expect(own.change({ ...given, currentPassword: PASSWORD })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(
      t.db
        .select()
        .from(accounts)
        .all()
        .find(({ id }) => id === noor.id),
    ).toMatchObject({
      name: 'Noor Khan',
      email: 'noor@agency.example',
    })
    expect(t.mails()).toEqual([])
  })

  it('end the open links to a new password with the address, and not with the name alone', async () => {
    const { t, own } = await aNoor()
    const ask = async () => {
      await t.visitor().auth.requestReset({ email: 'noor@agency.example' })
      return /reset-password\/([\w-]+)/.exec(t.mails().at(-1)?.text ?? '')?.[1] ?? ''
    }
    const token = await ask()
    await own.change({ name: 'Noor Rao', email: 'noor@agency.example', currentPassword: PASSWORD })
    expect(t.mails()).toHaveLength(1)
    await own.change({ name: 'Noor Rao', email: 'noor@kori.example', currentPassword: PASSWORD })
    await expect(
      t.visitor().auth.resetPassword({ token, username: 'noor@kori.example', newPassword: 'another horse' }),
    ).rejects.toThrow()
  })

  it('are blank where the first start made them up, and nobody is written at the address that it made up', async () => {
    const t = testApp({ DEMO_DATA: 'false', ADMIN_PASSWORD: PASSWORD })
    expect(await ensureSuperadmin(t)).toBe('Administrator created: admin@agency.local / (ADMIN_PASSWORD)')
    const [first] = t.db.select().from(accounts).all()
    if (!first) throw new Error('No account')
    const own = t.as(first).admin.staffAccount
    expect(await own.get()).toEqual({ name: '', email: '' })
    await own.change({ name: 'Asha', email: 'asha@kori.example', currentPassword: PASSWORD })
    expect(t.mails()).toEqual([])
    expect((await signIn(t, 'asha@kori.example')).account.name).toBe('Asha')
  })
})
