import { BUDGET_RANGES, type Gender } from '../../shared/lists'
import { audit } from '../core/audit'
import { transaction } from '../core/database'
import { applicants } from './applicants'
import type { Builder } from './builders/accounts'
import { anApplication, anApplicationFile } from './builders/applications'
import { aBooking } from './builders/bookings'
import { anEnquiry } from './builders/enquiries'
import { aSubscriber } from './builders/subscribers'
import type { Calendar } from './calendar'
import { chance } from './chance'
import { BOOKINGS, bookingStatus, briefs, clients } from './clients'
import type { DrawingJob } from './drawing'
import { letters } from './letters'
import { type Cast, undrawn } from './roster'

type Booker = { id: string; name: string }

/** What lies on the agency's desk: bookings, enquiries and applications of the last weeks, in every state. */
export function seedDesk(house: Builder, calendar: Calendar, cast: Cast, bookers: Booker[]): DrawingJob[] {
  return transaction(house.db, () => {
    seedBookings(house, calendar, cast)
    seedEnquiries(house, calendar)
    seedSubscribers(house, calendar)
    return seedApplications(house, calendar, bookers)
  })
}

function seedBookings(house: Builder, calendar: Calendar, cast: Cast) {
  const models = [...new Set(cast.values())].filter((model) => model.isActive)
  const die = chance(40)
  for (let index = 0; index < BOOKINGS; index++) {
    const client = clients[(index * 5 + 3) % clients.length]
    // Some faces are asked for again and again.
    const model = models[index % 3 === 0 ? models.length - 1 - (index % 8) : die.whole(0, models.length - 1)]
    if (!client || !model) continue
    const workType = die.pick(model.workTypes) as keyof typeof briefs
    const age = 0.1 + index * 0.9 + die.next() * 0.8
    const { name, ...rest } = client
    aBooking(house, {
      ...rest,
      clientName: name,
      modelId: model.id,
      modelName: model.stageName ?? model.name,
      workType,
      dateRequired: calendar.day(Math.round(die.whole(7, 45) - age)),
      budgetRange: BUDGET_RANGES[(index * 7 + 2) % BUDGET_RANGES.length] ?? BUDGET_RANGES[0],
      details: briefs[workType][index % briefs[workType].length] ?? '',
      status: bookingStatus(index),
      createdAt: calendar.ago(age),
    })
  }
}

function seedEnquiries(house: Builder, calendar: Calendar) {
  const die = chance(30)
  for (const [index, [name, subject, status, message]] of letters.entries()) {
    const address = name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z]+/g, '.')
    anEnquiry(house, {
      name,
      email: `${address}@post.example`,
      subject,
      status,
      message,
      createdAt: calendar.ago(0.3 + index * 1.3 + die.next()),
    })
  }
}

/** Who wrote and who booked reads the newsletter as well, now and then. */
function seedSubscribers(house: Builder, calendar: Calendar) {
  const die = chance(20)
  for (const [index, { email }] of clients.entries())
    if (index % 2 === 0) aSubscriber(house, { email, consentedAt: calendar.ago(1 + index * 2 + die.next()) })
}

function seedApplications(house: Builder, calendar: Calendar, bookers: Booker[]): DrawingJob[] {
  const die = chance(25)
  const jobs: DrawingJob[] = []
  const decisions: (() => void)[] = []
  for (const [index, applicant] of applicants.entries()) {
    const { name, status, experience, files = 0, links = [], why, ...facts } = applicant
    const address = name.toLowerCase().replace(/[^a-z]+/g, '.')
    const age = 0.4 + index * 1.5 + die.next()
    const decidedAt = calendar.ago(age - 0.35)
    const booker = die.pick(bookers)
    const { id } = anApplication(house, {
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
      decisions.push(() => audit(house.db, new Date(decidedAt), `request ${status}`, booker, id))
    for (let position = 0; position < files; position++)
      jobs.push(applicantsPicture(house, id, index, position, applicant))
  }
  // The oldest first, as they were written.
  for (const write of decisions.reverse()) write()
  return jobs
}

const genders = new Map<string, Gender>([
  ['Female', 'female'],
  ['Male', 'male'],
])
const SKINS = ['Fair', 'Light', 'Medium', 'Olive', 'Tan', 'Dark', 'Deep'] as const

function applicantsPicture(
  house: Builder,
  applicationId: string,
  index: number,
  position: number,
  applicant: (typeof applicants)[number],
): DrawingJob {
  const file = anApplicationFile(house, applicationId, {
    ...undrawn(index + position, 2000, 2667),
    kind: 'image',
    contentType: 'image/jpeg',
    originalName: `${applicant.name.toLowerCase().replaceAll(' ', '-')}-${position + 1}.jpg`,
    position,
  })
  const sitter = {
    seed: 700 + index,
    gender: genders.get(applicant.gender) ?? ('non-binary' as const),
    age: applicant.age,
    hairColor: 'Black',
    skinTone: SKINS[index % SKINS.length] ?? 'Medium',
  }
  const type = position === 0 ? 'polaroid_front' : 'polaroid_left'
  return { mediaId: file.id, order: 350 + index, drawing: { what: 'portrait', sitter, type, take: 0 } }
}
