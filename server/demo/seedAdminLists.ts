import { slugOf } from '../../shared/format'
import { BUDGET_RANGES } from '../../shared/lists'
import { transaction } from '../core/db/database'
import { audit } from '../core/security/audit'
import { applicants } from './applicants'
import type { Builder } from './builders/accounts'
import { aBooking } from './builders/bookings'
import { anEnquiry } from './builders/enquiries'
import { aSignupRequest, aSignupRequestFile } from './builders/signupRequests'
import { aSubscriber } from './builders/subscribers'
import type { Calendar } from './calendar'
import { BOOKINGS, bookingAge, bookingStatus, briefs, clients } from './clients'
import { letters } from './messages'
import type { Album } from './pictures/photos'
import { random } from './random'
import type { Cast } from './roster'

type Booker = { id: string; name: string }
/** A request as it came, and the status that the desk gives it. */
export type Received = {
  id: string
  kind: 'booking' | 'enquiry'
  createdAt: string
  status: ReturnType<typeof bookingStatus> | (typeof letters)[number][2]
}

/** Bookings, enquiries and applications of the last weeks, in every state. */
export function seedAdminLists(
  app: Builder,
  calendar: Calendar,
  album: Album,
  cast: Cast,
  bookers: Booker[],
) {
  return transaction(app.db, () => {
    const received = [...seedBookings(app, calendar, cast), ...seedEnquiries(app, calendar)]
    seedSubscribers(app, calendar)
    seedSignupRequests(app, calendar, album, bookers)
    return received
  })
}

function seedBookings(app: Builder, calendar: Calendar, cast: Cast): Received[] {
  const received: Received[] = []
  const models = [...new Set(cast.values())].filter((model) => model.isActive)
  const die = random(40)
  for (let index = 0; index < BOOKINGS; index++) {
    const client = clients[(index * 5 + 3) % clients.length]
    // Some faces are asked for again and again.
    const model = models[index % 3 === 0 ? models.length - 1 - (index % 8) : die.whole(0, models.length - 1)]
    if (!client || !model) continue
    const workType = die.pick(model.workTypes) as keyof typeof briefs
    const age = bookingAge(index)
    const { name, ...rest } = client
    const { id, createdAt } = aBooking(app, {
      ...rest,
      clientName: name,
      modelId: model.id,
      modelName: model.stageName ?? model.name,
      workType,
      dateRequired: calendar.day(Math.round(die.whole(7, 45) - age)),
      budgetRange: BUDGET_RANGES[(index * 7 + 2) % BUDGET_RANGES.length] ?? BUDGET_RANGES[0],
      details: briefs[workType][index % briefs[workType].length] ?? '',
      createdAt: calendar.ago(age),
    })
    received.push({ id, kind: 'booking', createdAt, status: bookingStatus(index) })
  }
  return received
}

const RECENT_READ = 4

function seedEnquiries(app: Builder, calendar: Calendar): Received[] {
  const waiting = letters.filter(([, , status]) => status === 'pending')
  const read = letters.filter(([, , status]) => status === 'read')
  // Waiting and just taken ones came in the last two days.
  const recent = [...read.slice(0, RECENT_READ), ...waiting]
  const older = letters.filter((letter) => !recent.includes(letter))
  return [...recent, ...older].map((letter, index) => {
    const [name, subject, status, message] = letter
    const address = name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z]+/g, '.')
    const isRecent = index < recent.length
    const { id, createdAt } = anEnquiry(app, {
      name,
      email: `${address}@post.example`,
      subject,
      message,
      createdAt: calendar.ago(isRecent ? 0.2 + index * 0.15 : 3 + (index - recent.length) * 1.9),
    })
    return { id, kind: 'enquiry', createdAt, status }
  })
}

/** Who wrote and who booked reads the newsletter as well, now and then. */
function seedSubscribers(app: Builder, calendar: Calendar) {
  const die = random(20)
  for (const [index, { email }] of clients.entries())
    if (index % 2 === 0) aSubscriber(app, { email, consentedAt: calendar.ago(1 + index * 2 + die.next()) })
}

function seedSignupRequests(app: Builder, calendar: Calendar, album: Album, bookers: Booker[]) {
  const die = random(25)
  const decisions: (() => void)[] = []
  for (const [index, applicant] of applicants.entries()) {
    const { name, status, experience, files = 0, links = [], why, ...facts } = applicant
    const address = name.toLowerCase().replace(/[^a-z]+/g, '.')
    const age = 0.4 + index * 1.5 + die.next()
    const decidedAt = calendar.ago(age - 0.35)
    const booker = die.pick(bookers)
    const { id } = aSignupRequest(app, {
      ...facts,
      name,
      email: `${address}@post.example`,
      contact: `+91 55550 3${String(index + 1).padStart(4, '0')}`,
      experienceLevel: experience,
      instagram: `@${address.replaceAll('.', '_')}.example`,
      whyHire: why,
      portfolioLinks: [...links],
      status,
      ...(status !== 'pending' && { decidedAt, decidedBy: booker.id }),
      createdAt: calendar.ago(age),
    })
    if (status !== 'pending')
      decisions.push(() => audit(app.db, new Date(decidedAt), `request ${status}`, booker, id))
    for (let position = 0; position < files; position++)
      aSignupRequestFile(app, id, {
        ...album.take(`applicants/${slugOf(name)}-${position + 1}`, 4_000 + index),
        kind: 'image',
        position,
      })
  }
  // The oldest first, in the order of writing.
  for (const write of decisions.reverse()) write()
}
