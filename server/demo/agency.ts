import { settings } from '../../drizzle/schema'
import type { House } from '../core/context'
import { transaction } from '../core/database'
import { SLIDES_KEY } from '../home/repository'
import { anAccount } from './builders/accounts'
import { aStoredPicture } from './builders/media'
import { calendar } from './calendar'
import { seedCommissions } from './commissions'
import { seedDesk } from './desk'
import { type DrawingJob, keepJobs } from './drawing'
import { seedRoster, TALENT_PHONE, undrawn } from './roster'

/** Hashes of the passwords with which the demo's people sign in. */
export type DemoAccounts = {
  admin: { email: string; passwordHash: string }
  talent: { email: string; passwordHash: string }
}

const SLIDES = [0, 1, 2, 3, 4] as const

/** Every row of the demo agency, in one transaction: killed in the middle, it leaves an empty database. */
export function seedAgency(house: House, accounts: DemoAccounts) {
  const days = calendar(house)
  transaction(house.db, () => {
    const founded = days.ago(500)
    const admin = anAccount(house, {
      ...accounts.admin,
      role: 'superadmin',
      name: 'Ira Mathur',
      emailVerifiedAt: founded,
      createdAt: founded,
    })
    // Without a password: in the lists, but nobody signs in as her.
    const booker = anAccount(house, {
      role: 'admin',
      name: 'Noor Sheikh',
      email: 'noor@tehkhana.example',
      emailVerifiedAt: founded,
      createdAt: founded,
    })
    const talent = anAccount(house, {
      ...accounts.talent,
      role: 'model',
      name: 'Naina Thapa',
      phone: TALENT_PHONE,
      emailVerifiedAt: founded,
      createdAt: days.ago(430),
    })
    const bookers = [admin, booker]
    const { cast, jobs } = seedRoster(house, days, {
      talentId: talent.id,
      authors: bookers.map(({ id }) => id),
    })
    keepJobs(house.db, [
      ...seedSlides(house),
      ...jobs,
      ...seedDesk(house, days, cast, bookers),
      ...seedCommissions(house, days, cast, bookers),
    ])
  })
}

function seedSlides(house: House): DrawingJob[] {
  const slides = SLIDES.map((index) => ({
    index,
    id: aStoredPicture(house, { ...undrawn(index * 3, 2000, 1250), originalName: `slide-${index + 1}.jpg` })
      .id,
  }))
  const value = JSON.stringify(slides.map(({ id }) => id))
  house.db.insert(settings).values({ key: SLIDES_KEY, value }).run()
  // The first is what a visitor sees first; the others have time until it fades.
  return slides.map(({ index, id }) => ({
    mediaId: id,
    order: index === 0 ? 0 : 150 + index,
    drawing: { what: 'slide', index },
  }))
}
