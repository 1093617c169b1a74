import { describe, expect, it } from 'vitest'
import { auditEvents } from '../../../drizzle/schema'
import { markSent } from '../../../server/core/mail/outbox'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { aSignupRequest } from '../../../server/demo/builders/signupRequests'
import { type TestApp, testApp } from '../../helpers/testApp'

const tokenOf = (text = '') => /invite=([\w-]+)/.exec(text)?.[1] ?? ''
const DAY = 86_400_000

async function aColleague(t: TestApp) {
  const { team } = t.as(t.superadmin()).admin
  const { invitations } = await team.invite({ name: 'Tara', email: 'tara@house.example' })
  return { team, id: invitations[0]?.id ?? '', mailed: tokenOf(t.mails()[0]?.text) }
}

describe('the link of a colleague’s invitation', () => {
  it('creates the account, replaces the mailed link and cancels its queued mail', async () => {
    const t = testApp()
    const { team, id, mailed } = await aColleague(t)
    t.later(DAY)
    const shown = await team.invitationLink({ id })
    expect(shown.email).toBe('tara@house.example')
    expect(shown.address).toMatch(/^http:\/\/localhost:3000\/admin\/welcome\?invite=[\w-]{20,}$/)
    expect(shown.team.invitations).toMatchObject([{ email: 'tara@house.example', role: 'admin' }])
    expect(t.mails()).toEqual([])
    await expect(t.visitor().auth.teamInvitation({ token: mailed })).rejects.toThrow('Invitation not found')
    t.later(6 * DAY)
    const join = { token: tokenOf(shown.address), name: 'Tara Sen', password: 'a long sentence' }
    expect(await t.visitor().auth.joinTeam(join)).toMatchObject({ account: { name: 'Tara Sen' } })
    const lines = t.db.select().from(auditEvents).all()
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'invitation link shown', detail: 't***@house.example (admin)' }),
    )
    expect(JSON.stringify(lines)).not.toContain(join.token)
  })

  it('is mailed again by *Send again*, which ends the earlier link', async () => {
    const t = testApp()
    const { team, id, mailed } = await aColleague(t)
    markSent(t.db, t.mails()[0]?.id ?? '', t.clock())
    t.later(DAY)
    await team.resend({ id })
    const [sent, again] = t.mails()
    expect(sent?.sentAt).not.toBeNull()
    expect(again).toMatchObject({ recipient: 'tara@house.example', sentAt: null })
    expect(again?.text).toMatch(/^Hello,\n/)
    await expect(t.visitor().auth.teamInvitation({ token: mailed })).rejects.toThrow('Invitation not found')
    expect(await t.visitor().auth.teamInvitation({ token: tokenOf(again?.text) })).toMatchObject({
      email: 'tara@house.example',
    })
  })

  it('is refused for an invitation that has expired or been used', async () => {
    const t = testApp()
    const { team, id } = await aColleague(t)
    t.later(8 * DAY)
    await expect(team.invitationLink({ id })).rejects.toThrow('Invitation not found')
    await expect(team.resend({ id })).rejects.toThrow('Invitation not found')
  })
})

describe('the link of a talent’s invitation', () => {
  it('creates the model’s account, also when an admin made it, and replaces the mailed link', async () => {
    const t = testApp()
    const model = aModel(t, { name: 'Asha Rao' })
    const { models } = t.as(t.admin()).admin
    await expect(models.invitationLink({ id: model.id })).rejects.toThrow('Invitation not found')
    await models.invite({ id: model.id, email: 'asha@example.in' })
    const mailed = tokenOf(t.mails()[0]?.text)
    const { email, address } = await models.invitationLink({ id: model.id })
    expect(email).toBe('asha@example.in')
    expect(address).toMatch(/^http:\/\/localhost:3000\/signup\?invite=[\w-]{20,}$/)
    expect(t.mails()).toEqual([])
    const signUp = (invite: string) =>
      t.visitor().auth.register({ name: 'Asha Rao', email, password: 'a long sentence', invite })
    await expect(signUp(mailed)).rejects.toThrow()
    expect(await signUp(tokenOf(address))).toMatchObject({ account: { modelId: model.id } })
    await expect(models.invitationLink({ id: model.id })).rejects.toThrow('Invitation not found')
  })

  it('is mailed once when the model is invited again while the first mail still waits', async () => {
    const t = testApp()
    const model = aModel(t)
    const { models } = t.as(t.admin()).admin
    await models.invite({ id: model.id, email: 'asha@example.in' })
    t.later(DAY)
    await models.invite({ id: model.id, email: 'asha@example.in' })
    expect(t.mails()).toHaveLength(1)
  })

  it('is refused to a talent', async () => {
    const t = testApp()
    const talent = anAccount(t, { role: 'model' })
    const model = aModel(t, { accountId: talent.id })
    await expect(t.as(talent).admin.models.invitationLink({ id: model.id })).rejects.toThrow(
      'You are not allowed to do this',
    )
  })
})

describe('the link of an approved applicant’s invitation', () => {
  const TWO_MINUTES = 120_000
  async function anApproved(t: TestApp) {
    const { signupRequests } = t.as(t.admin()).admin
    const { id, email } = aSignupRequest(t, { name: 'Zoya Khan', email: 'zoya@example.in' })
    await signupRequests.decide({ id, status: 'approved' })
    return { signupRequests, id, email, mailed: tokenOf(t.mails()[0]?.text) }
  }

  it('creates the account once the decision can no longer be undone, and replaces the mailed link', async () => {
    const t = testApp()
    const { signupRequests, id, email, mailed } = await anApproved(t)
    await expect(signupRequests.invitationLink({ id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You can copy the link two minutes after the decision',
    })
    expect(t.mails()).toHaveLength(1)
    t.later(TWO_MINUTES)
    const shown = await signupRequests.invitationLink({ id })
    expect(shown.email).toBe(email)
    expect(shown.address).toMatch(/^http:\/\/localhost:3000\/signup\?invite=[\w-]{20,}$/)
    expect(t.mails()).toEqual([])
    const signUp = (invite: string) =>
      t.visitor().auth.register({ name: 'Zoya Khan', email, password: 'a long sentence', invite })
    await expect(signUp(mailed)).rejects.toThrow()
    await signUp(tokenOf(shown.address))
    await expect(signupRequests.invitationLink({ id })).rejects.toThrow('Invitation not found')
    expect(t.db.select().from(auditEvents).all()).toContainEqual(
      expect.objectContaining({ action: 'invitation link shown', subject: id }),
    )
  })

  it('is listed as open for as long as it can be accepted', async () => {
    const t = testApp()
    const { signupRequests, id, email } = await anApproved(t)
    const until = new Date(t.clock().getTime() + 14 * DAY).toISOString()
    expect((await signupRequests.get({ id })).invitedUntil).toBe(until)
    const other = aSignupRequest(t, { email: 'imran@example.in', status: 'rejected' })
    expect((await signupRequests.get({ id: other.id })).invitedUntil).toBeNull()
    anAccount(t, { role: 'model', email })
    expect((await signupRequests.get({ id })).invitedUntil).toBeNull()
    await expect(signupRequests.invitationLink({ id })).rejects.toThrow('Invitation not found')
  })

  it('is refused for an ended invitation, and to a talent', async () => {
    const t = testApp()
    const { signupRequests, id } = await anApproved(t)
    const talent = anAccount(t, { role: 'model' })
    await expect(t.as(talent).admin.signupRequests.invitationLink({ id })).rejects.toThrow(
      'You are not allowed to do this',
    )
    t.later(14 * DAY)
    await expect(signupRequests.invitationLink({ id })).rejects.toThrow('Invitation not found')
  })
})
