import { settings } from '../../drizzle/schema'
import type { AppContext } from '../core/context'
import { transaction } from '../core/db/database'
import { SLIDES_KEY } from '../features/agency/pictures/slides.repository'
import { anAccount } from './builders/accounts'
import { aStoredPicture } from './builders/media'
import { calendar } from './calendar'
import { seedDesk } from './desk/seedDesk'
import { keepJobs } from './pictures/photoSizes'
import { type Album, openAlbum } from './pictures/photos'
import { seedRoster, TALENT_PHONE } from './roster'
import { seedAdminLists } from './seedAdminLists'
import { seedProjectsAndOpportunities } from './seedProjectsAndOpportunities'

/** Hashes of the passwords with which the demo's people sign in. */
export type DemoAccounts = {
  admin: { email: string; passwordHash: string }
  talent: { email: string; passwordHash: string }
}

/** Every row of the demo agency, in one transaction: killed in the middle, it leaves an empty database. */
export function seedAgency(app: AppContext, accounts: DemoAccounts) {
  const days = calendar(app)
  const album = openAlbum(app)
  transaction(app.db, () => {
    const founded = days.ago(500)
    const admin = anAccount(app, {
      ...accounts.admin,
      role: 'superadmin',
      name: 'Ira Mathur',
      emailVerifiedAt: founded,
      createdAt: founded,
    })
    // Without a password: listed, but nobody can sign in; the same for the colleague.
    const booker = anAccount(app, {
      role: 'admin',
      name: 'Noor Sheikh',
      email: 'noor@tehkhana.example',
      emailVerifiedAt: founded,
      createdAt: founded,
    })
    const talent = anAccount(app, {
      ...accounts.talent,
      role: 'model',
      name: 'Naina Thapa',
      phone: TALENT_PHONE,
      emailVerifiedAt: founded,
      createdAt: days.ago(430),
    })
    const colleague = anAccount(app, {
      role: 'booker',
      name: 'Kavya Menon',
      email: 'booker@tehkhana.example',
      emailVerifiedAt: founded,
      createdAt: days.ago(120),
    })
    const bookers = [admin, booker]
    const cast = seedRoster(app, days, album, {
      talentId: talent.id,
      authors: bookers.map(({ id }) => id),
    })
    seedSlides(app, album)
    const requests = seedAdminLists(app, days, album, cast, bookers)
    seedDesk(app, cast, { ira: admin, noor: booker, kavya: colleague }, requests)
    seedProjectsAndOpportunities(app, days, album, cast, bookers)
    keepJobs(app.db, album.jobs)
  })
}

function seedSlides(app: AppContext, album: Album) {
  // The first are shown first to visitors and exist in two sizes already.
  const ids = album
    .names('slides/')
    .map((name, index) => aStoredPicture(app, album.take(name, index === 0 ? 0 : 2_000 + index)).id)
  app.db
    .insert(settings)
    .values({ key: SLIDES_KEY, value: JSON.stringify(ids) })
    .run()
}
