import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aBooking } from '../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../server/demo/builders/enquiries'
import { aProject } from '../../../server/demo/builders/projects'
import { aSignupRequest } from '../../../server/demo/builders/signupRequests'
import { auditLines } from '../../helpers/auditLines'
import { aDraft, finishImports, SHEET } from '../../helpers/roster/rosterImport'
import { testApp } from '../../helpers/testApp'

function ravi() {
  const t = testApp()
  const account = anAccount(t, { role: 'admin', name: 'Ravi Menon' })
  return { t, account, admin: t.as(account).admin, desk: t.as(account).desk }
}

describe('the audit line of', () => {
  it.each([
    ['booking deleted', aBooking, 'bookings'],
    ['enquiry deleted', anEnquiry, 'enquiries'],
    ['request deleted', aSignupRequest, 'signupRequests'],
  ] as const)('%s names nobody but who did it', async (action, build, list) => {
    const { t, account, admin } = ravi()
    const { id } = build(t)
    await admin[list].remove({ id })
    expect(auditLines(t, action)).toEqual([[account.id, 'Ravi Menon', id, null]])
  })

  it('a deleted project keeps its title', async () => {
    const { t, account, admin } = ravi()
    const { id } = aProject(t, { title: 'Monsoon' })
    await admin.projects.remove({ id })
    expect(auditLines(t, 'project deleted')).toEqual([[account.id, 'Ravi Menon', id, 'Monsoon']])
  })

  it('changed settings of the desk', async () => {
    const { t, account, admin } = ravi()
    await admin.deskSettings.change({ ...(await admin.deskSettings.get()), answerHours: 24 })
    expect(auditLines(t, 'desk settings changed')).toEqual([[account.id, 'Ravi Menon', null, null]])
  })

  it('a forgotten contact, without a name', async () => {
    const { t, account, desk } = ravi()
    const client = await desk.clients.create({ name: 'Kori Mills' })
    await desk.contacts.create({ clientId: client.id, name: 'Devika Rao', email: 'devika@kori.example' })
    const [contact] = (await desk.clients.get({ id: client.id })).contacts
    await desk.contacts.forget({ id: contact?.id ?? '', version: 1 })
    expect(auditLines(t, 'contact forgotten')).toEqual([[account.id, 'Ravi Menon', contact?.id, null]])
  })

  it('an uploaded roster, and an import that was cancelled and taken back', async () => {
    const { t, account, admin } = ravi()
    const id = await aDraft(t, account, SHEET)
    const line = [account.id, 'Ravi Menon', id, null]
    expect(auditLines(t, 'roster uploaded')).toEqual([line])
    await admin.rosterImport.start({ id, hasConsent: true })
    await admin.rosterImport.cancel({ id })
    expect(auditLines(t, 'roster import cancelled')).toEqual([line])
    expect(auditLines(t, 'roster import taken back')).toEqual([])
    await admin.rosterImport.takeBack({ id })
    await finishImports(t)
    expect(auditLines(t, 'roster import taken back')).toEqual([line])
  })
})
