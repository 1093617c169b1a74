import { mailHtml } from '../../server/core/mail/html'
import type { Mail } from '../../server/core/mail/outbox'
import * as accounts from '../../server/emails/accounts'
import * as bookings from '../../server/emails/bookings'
import { sheetMail } from '../../server/emails/callSheets'
import { dangerousNotice } from '../../server/emails/dangerous'
import * as decisions from '../../server/emails/decisions'
import * as departures from '../../server/emails/departures'
import * as desk from '../../server/emails/desk'
import * as deskClients from '../../server/emails/deskClients'
import { bookerLost } from '../../server/emails/deskLosses'
import * as enquiries from '../../server/emails/enquiries'
import * as mentorMessages from '../../server/emails/mentorMessages'
import { subscriptionConfirmed } from '../../server/emails/newsletter'
import * as opportunities from '../../server/emails/opportunities'
import { selectionSent } from '../../server/emails/packages'
import { passkeyNotice } from '../../server/emails/passkeys'
import { quoteAccepted } from '../../server/emails/quotes'
import * as signupRequests from '../../server/emails/signupRequests'
import * as system from '../../server/emails/system'
import * as team from '../../server/emails/team'

export const SITE = 'https://kali.example'
const TO = 'zoya@example.in'
const UNTIL = '2026-12-12T12:30:00.000Z'
const zoya = { name: 'Zoya <b>Khan</b>', email: TO }
const day = { day: '2026-12-14', part: 'full', place: 'Versova jetty', callTime: '06:15' } as const
export const job = {
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
export const link = `${SITE}/admin/jobs/J-2627-0143`
export const client = {
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
const sheet = {
  number: 1,
  day: '2026-12-14',
  isNight: false,
  callDay: '2026-12-14',
  production: 'Umbrellas',
  brand: 'Kori',
  name: 'Zoya',
  call: '06:15',
  place: 'Versova jetty',
  address: 'Jetty Road, Andheri West, Mumbai 400061',
  mapLink: '',
  arrival: 'Ask for Noor at the gate',
  setPhone: '',
  wrap: '18:00',
  parts: [],
}
export const MAP =
  'https://www.google.com/maps/search/?api=1&query=Versova%20jetty%2C%20Jetty%20Road%2C%20Andheri%20West%2C%20Mumbai%20400061'

/** One of every kind. */
export const MAILS: Record<string, Mail> = {
  passwordReset: accounts.passwordResetEmail(zoya, 'token', SITE),
  passwordChanged: accounts.passwordChangedNotice(zoya),
  secondFactor: accounts.secondFactorNotice(person, 'reset'),
  profileSubmitted: accounts.profileSubmitted({ stageName: 'Zoya', name: 'Zoya Khan' }, TO, link),
  accountRemoved: accounts.accountRemoved(zoya),
  talentLeft: accounts.talentLeft('Zoya', TO, 72_000_00),
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
  sheet: sheetMail(
    { to: TO, name: 'Zoya', sheet, changes: null, link: `${SITE}/c/token` },
    'BEGIN:VCALENDAR',
  ),
  quoteAccepted: quoteAccepted({
    to: TO,
    name: 'Devika',
    number: 'Q-2627-0003',
    title: 'Third Monsoon',
    totalPaise: 3_77_200_00,
    link: `${SITE}/admin/money/1`,
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

/** A mail as its HTML, without faces. */
export const htmlOf = ({ replyTo, look, ...mail }: Mail) =>
  mailHtml({ ...mail, replyTo: replyTo ?? null, look: look ?? null }, SITE)
/** The text of HTML without its escapes. */
export const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
