import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mailHtml } from '../../../server/core/mail/html'
import type { Mail } from '../../../server/core/mail/outbox'
import * as accounts from '../../../server/emails/accounts'
import * as bookings from '../../../server/emails/bookings'
import { dangerousNotice } from '../../../server/emails/dangerous'
import * as decisions from '../../../server/emails/decisions'
import * as departures from '../../../server/emails/departures'
import * as desk from '../../../server/emails/desk'
import * as deskClients from '../../../server/emails/deskClients'
import { bookerLost } from '../../../server/emails/deskLosses'
import * as enquiries from '../../../server/emails/enquiries'
import * as mentorMessages from '../../../server/emails/mentorMessages'
import { subscriptionConfirmed } from '../../../server/emails/newsletter'
import * as opportunities from '../../../server/emails/opportunities'
import { selectionSent } from '../../../server/emails/packages'
import { passkeyNotice } from '../../../server/emails/passkeys'
import * as signupRequests from '../../../server/emails/signupRequests'
import * as system from '../../../server/emails/system'
import * as team from '../../../server/emails/team'
import { agency, setAgency } from '../../../shared/agency'

const SITE = 'https://kali.example'
const TO = 'zoya@example.in'
const UNTIL = '2026-12-12T12:30:00.000Z'
const zoya = { name: 'Zoya <b>Khan</b>', email: TO }
const day = { day: '2026-12-14', part: 'full', place: 'Versova jetty', callTime: '06:15' } as const
const job = {
  to: TO,
  name: 'Zoya',
  talent: 'Zoya',
  title: 'Umbrellas, outdoors',
  city: 'Mumbai',
  usageWords: 'India, twelve months, print and online',
  feePaise: 38_000_00,
  feeUnit: 'day',
  days: [day, { ...day, day: '2026-12-15' }],
}
const link = `${SITE}/admin/jobs/J-2627-0143`
const client = {
  to: 'anil@brand.example',
  name: 'Anil',
  title: 'Third Monsoon',
  city: 'Mumbai',
  usageWords: 'India, twelve months',
  terms: null,
  talents: ['Zoya', 'Kiran'].map((name) => ({
    name,
    fee: { feePaise: 45_000_00, feeUnit: 'day' },
    days: job.days.map((each) => ({ ...each, rank: 1 })),
  })),
}
const booking = {
  id: 'b1',
  clientName: 'Devika',
  company: 'Kori',
  brand: null,
  email: 'devika@kori.example',
  phone: '+91 98200 12345',
  modelName: 'Zoya',
  others: [],
  workType: 'Editorial',
  dateRequired: '2026-12-14',
  budgetRange: '$1,000-$2,500',
  details: 'See https://elsewhere.example/<script>\nand call me',
}
const enquiry = { id: 'e1', name: 'Anil', email: 'anil@brand.example', subject: 'brand', message: 'Hello' }
const application = {
  displayName: 'Mehr',
  name: 'Mehr Singh',
  email: 'mehr@example.in',
  contact: '+91 98200 12345',
  city: 'Delhi',
  notes: null,
  links: ['https://a.example/x', 'https://b.example/y'],
  files: 4,
}
const opportunity = {
  to: 'desk@kali.example',
  replyTo: TO,
  talent: 'Zoya',
  title: 'Winter catalogue',
  company: 'Kori',
  profile: `${SITE}/admin/models/1`,
  applications: `${SITE}/admin/opportunities/1`,
}
const left = { to: TO, name: 'Noor', jobs: [{ title: 'Umbrellas', number: 'J-2627-0143', days: job.days }] }
const person = { name: 'Noor', email: 'noor@kali.example' }
const note = 'Come on Tuesday.'

/** One of every kind. */
const MAILS: Record<string, Mail> = {
  passwordReset: accounts.passwordResetEmail(zoya, 'token', SITE),
  passwordChanged: accounts.passwordChangedNotice(zoya),
  secondFactor: accounts.secondFactorNotice(person, 'reset'),
  profileSubmitted: accounts.profileSubmitted({ stageName: 'Zoya', name: 'Zoya Khan' }, TO, link),
  accountRemoved: accounts.accountRemoved(zoya),
  talentLeft: accounts.talentLeft('Zoya', TO),
  bookingNotification: bookings.bookingNotification(booking, TO, SITE),
  bookingConfirmation: bookings.bookingConfirmation(booking),
  dangerous: dangerousNotice(person, 'Arun', 'API key made', 'Website', SITE),
  approved: decisions.signupRequestApproved({ displayName: 'Mehr', email: TO, note }, 'token', SITE),
  rejected: decisions.signupRequestRejected({ displayName: 'Mehr', email: TO, note }),
  talentMissing: departures.talentMissing(left, 'Zoya', SITE),
  ownDaysCancelled: departures.ownDaysCancelled(left, 'BEGIN:VCALENDAR'),
  talentAsked: desk.talentAsked(job, `${SITE}/answer/token`),
  talentConfirmed: desk.talentConfirmed(job, 'BEGIN:VCALENDAR'),
  talentFreed: desk.talentFreed(job, { free: [day], confirmed: [] }),
  talentCancelled: desk.talentCancelled(job, 'BEGIN:VCALENDAR'),
  bookerAnswered: desk.bookerAnswered(job, 'conditional', 'Only until 17:00', link),
  bookerNowFirst: desk.bookerNowFirst(job, link),
  bookerCannot: desk.bookerCannot(job, link),
  bookerChallenged: desk.bookerChallenged(job, UNTIL, link),
  bookerEndsSoon: desk.bookerEndsSoon(job, UNTIL, link),
  bookerLost: bookerLost({
    to: TO,
    name: 'Noor',
    talent: 'Zoya',
    by: 'Arun',
    takenBy: 'Monsoon',
    jobs: [{ title: 'Umbrellas', days: job.days, link }],
  }),
  clientConfirmed: deskClients.clientConfirmed(client, 'BEGIN:VCALENDAR'),
  clientCancelled: deskClients.clientCancelled(client, 'BEGIN:VCALENDAR'),
  clientOptioned: deskClients.clientOptioned(client, UNTIL),
  clientNowFirst: deskClients.clientNowFirst(client),
  clientEndsSoon: deskClients.clientEndsSoon(client, UNTIL),
  clientFreed: deskClients.clientFreed(client),
  clientChallenged: deskClients.clientChallenged(client, UNTIL),
  enquiryNotification: enquiries.enquiryNotification(enquiry, TO, SITE),
  enquiryConfirmation: enquiries.enquiryConfirmation(enquiry),
  messageNotification: mentorMessages.messageNotification({ to: TO, talent: 'Zoya', chat: link }),
  answerNotification: mentorMessages.answerNotification({ to: TO, name: 'Zoya', chat: link }),
  newsletter: subscriptionConfirmed(TO, 'token', SITE),
  applied: opportunities.opportunityApplicationNotification(opportunity),
  withdrawn: opportunities.withdrawalNotification(opportunity),
  accepted: opportunities.opportunityApplicationAccepted({ ...opportunity, ...zoya, note }),
  declined: opportunities.opportunityApplicationRejected({ ...opportunity, ...zoya, note }),
  passkey: passkeyNotice(person, 'passkey added', 'Phone'),
  selectionSent: selectionSent({
    to: TO,
    name: 'Anil <b>Khan',
    title: 'Third Monsoon',
    counts: '2 yes, 1 maybe',
    text: 'YES 2 Zoya, 5 Kiran\nMAYBE 7 Meher',
    link: `${SITE}/admin/packages/1`,
  }),
  signupRequest: signupRequests.signupRequestNotification(application, TO, SITE),
  signupReceipt: signupRequests.signupRequestConfirmation(application),
  alert: system.alertMail(TO, system.alerts.diskLow(), SITE),
  failedUpdate: system.failedUpdateMail(TO, SITE, '1.1.0', 'The disk is full'),
  newRelease: system.newReleaseMail(TO, SITE, '1.1.0', '- Packages'),
  test: system.testMail(TO, SITE),
  talentInvited: team.talentInvited(zoya, 'token', SITE),
  emailChanged: team.emailChangedNotice(person, SITE),
  colleagueInvited: team.colleagueInvited(person, 'token', SITE),
}

const html = ({ replyTo, look, ...mail }: Mail) =>
  mailHtml({ ...mail, replyTo: replyTo ?? null, look: look ?? null }, SITE)
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

describe.each(Object.entries(MAILS))('the mail %s as HTML', (name, mail) => {
  const drawn = html(mail)
  // To look at them: MAILS=/tmp/mails npx vitest run tests/rules/agency/mailHtml.test.ts
  if (process.env.MAILS) {
    mkdirSync(process.env.MAILS, { recursive: true })
    writeFileSync(join(process.env.MAILS, `${name}.html`), drawn)
  }

  it('has every line of its text but the signature, and lets no markup through', () => {
    const seen = unescaped(drawn.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' ')
    const signature =
      mail.text
        .trim()
        .split(/\n{2,}/)
        .at(-1) ?? ''
    const body = signature.startsWith(agency.name) ? mail.text.replace(signature, '') : mail.text
    const { href } = mail.look?.button ?? {}
    for (const line of body.split('\n')) {
      if (line.trim() === '' || (href && line.endsWith(href))) continue
      for (const part of line.split(/: | +/)) expect(seen, line).toContain(part)
    }
    expect(drawn).not.toContain('<b>Khan')
    expect(drawn).not.toContain('<script')
  })

  it('links the button to an address of the text, and nothing that a visitor wrote', () => {
    const links = [...drawn.matchAll(/href="([^"]+)"/g)].map(([, href]) => unescaped(href ?? ''))
    const { button } = mail.look ?? {}
    if (button) {
      expect(mail.text).toContain(button.href)
      expect(links).toContain(button.href)
      expect(drawn).toContain(`${button.label}</span>`)
    }
    for (const href of links) expect(href).toMatch(/^(https:\/\/kali\.example\/|tel:|https:\/\/wa\.me\/)/)
  })

  it('takes 100 kB at most, and asks nobody for a picture', () => {
    expect(Buffer.byteLength(drawn)).toBeLessThan(100_000)
    expect(drawn).not.toMatch(/<img|url\(/)
  })
})

describe('the frame of a mail', () => {
  it('shows the faces that are sent along, each with its name, and an initial where there is no picture', () => {
    const jpeg = Buffer.from('jpeg')
    const faces = [
      { name: 'Zoya <b>', jpeg },
      { name: 'Kiran', jpeg: null },
    ]
    const { subject, text } = MAILS.clientOptioned as Mail
    const drawn = mailHtml({ subject, text, replyTo: null, look: null, faces }, SITE)
    if (process.env.MAILS) writeFileSync(join(process.env.MAILS, 'faces.html'), drawn)
    expect([...drawn.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
      'cid:face-1@mail',
    ])
    expect(drawn.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Zoya &lt;b&gt;\s+K\s+Kiran/)
  })

  it('shows the days of a question in large letters, the accent colour, and how to answer', () => {
    const contact = {
      ...agency.contact,
      bookings: 'book@kali.example',
      phone: '+91 11 5550 0142',
      whatsapp: '+91 98200 55555',
    }
    setAgency({ ...agency, name: 'Kali', contact, look: { ...agency.look, accent: '#005F73' } })
    const drawn = html(desk.talentAsked(job, `${SITE}/answer/token`))
    expect(drawn).toMatch(/<h1[^>]*>14–15 Dec 2026<\/h1>/)
    expect(drawn).toContain('background-color:#005F73')
    expect(drawn).toContain('You can reply to this email.')
    expect(drawn).toContain('href="tel:+911155500142"')
    expect(drawn).toContain('href="https://wa.me/919820055555"')
  })

  it('says whom a reply goes to when it is not the agency', () => {
    expect(html(MAILS.enquiryNotification as Mail)).toContain('A reply goes to anil@brand.example.')
  })
})
