import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, auditEvents } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { type Account, type TestApp, testApp } from '../../../helpers/testApp'

describe('the other superadmins', () => {
  const TEXT = (what: string) => `Dear Asha Nair,

${what}

If this was not agreed, deactivate that account under Team at once, and undo what was done:
http://localhost:3000/admin/team
`
  /** Devika does something; Asha is the other superadmin. An admin and a deactivated superadmin are told nothing. */
  function three() {
    const t = testApp()
    const devika = anAccount(t, { role: 'superadmin', name: 'Devika Rao', email: 'devika@example.in' })
    anAccount(t, { role: 'superadmin', name: 'Asha Nair', email: 'asha@example.in' })
    anAccount(t, {
      role: 'superadmin',
      name: 'Gone',
      email: 'gone@example.in',
      deactivatedAt: '2026-01-01T00:00:00.000Z',
    })
    const colleague = anAccount(t, { role: 'admin', name: 'Kiran Das', email: 'kiran@example.in' })
    const told = () => t.mails().filter(({ subject }) => subject.includes('a superadmin '))
    return { t, devika, colleague, told }
  }
  const deeds: [
    what: string,
    deed: (t: TestApp, by: Account, of: Account) => unknown,
    subject: string,
    sentence: string,
  ][] = [
    [
      'an invitation',
      (t, by) => t.as(by).admin.team.invite({ name: 'Ravi', email: 'ravi@example.in', role: 'admin' }),
      'a superadmin invited someone to the team',
      'Devika Rao invited someone to the team: Ravi (admin).',
    ],
    [
      'a role',
      (t, by, { id }) => t.as(by).admin.team.changeRole({ id, role: 'superadmin' }),
      'a superadmin changed the role of a colleague',
      'Devika Rao changed the role of a colleague: Kiran Das: admin to superadmin.',
    ],
    [
      'a deactivation',
      (t, by, { id }) => t.as(by).admin.team.deactivate({ id }),
      'a superadmin deactivated the account of a colleague',
      'Devika Rao deactivated the account of a colleague: Kiran Das.',
    ],
    [
      'a key',
      (t, by) => t.as(by).admin.apiKeys.make({ name: 'Website', actions: ['models.read'], days: null }),
      'a superadmin made an API key',
      'Devika Rao made an API key: Website.',
    ],
    [
      'a webhook',
      (t, by) =>
        t.as(by).admin.webhooks.add({ url: 'https://hooks.example/secret', events: ['enquiry.received'] }),
      'a superadmin added a webhook',
      'Devika Rao added a webhook: hooks.example.',
    ],
    [
      'a recovery code',
      (t, by) => t.as(by).admin.recoveryCode.make(),
      'a superadmin made a new recovery code of the backups',
      'Devika Rao made a new recovery code of the backups.',
    ],
    [
      'the rule of two-step sign-in',
      (t, by) => t.as(by).admin.team.requireSecondFactor({ who: 'everybody' }),
      'a superadmin changed who must use two-step sign-in',
      'Devika Rao changed who must use two-step sign-in: of everybody.',
    ],
  ]
  it.each(deeds)('are told of %s, and nobody else is', async (_what, deed, subject, sentence) => {
    const { t, devika, colleague, told } = three()
    await deed(t, devika, colleague)
    expect(told()).toMatchObject([{ recipient: 'asha@example.in' }])
    expect(told()[0]?.subject).toMatch(new RegExp(`: ${subject}$`))
    expect(told()[0]?.text).toContain(TEXT(sentence))
    expect(
      t.db
        .select()
        .from(auditEvents)
        .all()
        .filter(({ actorId }) => actorId === devika.id),
    ).not.toEqual([])
  })

  it('hear of their own demotion too', async () => {
    const { t, devika, told } = three()
    const asha = t.db.select().from(accounts).where(eq(accounts.email, 'asha@example.in')).get()
    await t.as(devika).admin.team.changeRole({ id: asha?.id ?? '', role: 'booker' })
    expect(told()).toMatchObject([{ recipient: 'asha@example.in' }])
  })

  it('are told nothing of what was refused or changed nothing', async () => {
    const { t, devika, colleague, told } = three()
    await t.as(devika).admin.team.changeRole({ id: colleague.id, role: 'admin' })
    await t.as(devika).admin.team.resetSecondFactor({ id: colleague.id })
    await expect(t.as(devika).admin.apiKeys.remove({ id: 'nothing' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(told()).toEqual([])
  })
})
