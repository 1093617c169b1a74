import type {
  Marked,
  MarkedLanguage,
  MarkedPeople,
  MarkedWalk,
  WalkPerson,
} from '../../../../shared/desk/walks'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { notFound } from '../../../core/errors'
import { storedFace } from '../../roster/publicRoster/rules'
import * as repository from './repository'
import { chatNumber, numbersFirst } from './walks.service'

type App = Pick<AppContext, 'db'>
const OPEN = { step: null, at: null }

const READ: Record<Marked, (db: Db, ids: readonly string[]) => MarkedWalk> = { talents, clients }

/** How marked people are reached, in the order in which they were marked. */
export function readMarked({ db }: App, { of, ids }: MarkedPeople): MarkedWalk {
  const { people, without } = READ[of](db, ids)
  return { people: numbersFirst(people), without }
}

function talents(db: Db, ids: readonly string[]): MarkedWalk {
  const people = repository
    .markedTalents(db, ids)
    .map(({ id, name, more, email, language, whatsapp, accountPhone, phone, face }) => ({
      ...{ id, modelId: id, clientId: null, name, more, email, face: storedFace(face) },
      phone: chatNumber(whatsapp, accountPhone, phone),
      language: language ?? 'en',
      ...OPEN,
    }))
  return { people, without: [] }
}

function clients(db: Db, ids: readonly string[]): MarkedWalk {
  const rows = repository.markedContacts(db, ids)
  const people = rows.flatMap(({ id, name, more, email, language, clientId, phone }): WalkPerson[] =>
    id === null || name === null
      ? []
      : [
          {
            ...{ id, modelId: null, clientId, name, more, email, face: null },
            phone: chatNumber(phone),
            language: language ?? 'en',
            ...OPEN,
          },
        ],
  )
  return { people, without: rows.flatMap(({ id, more }) => (id === null ? [more] : [])) }
}

const KEEP = { talents: repository.keepModelLanguage, clients: repository.keepContactLanguage }

/** Stores the language in which a talent or a contact gets messages. Throws 404 for an unknown one. */
export function setLanguage({ db }: App, { of, id, language }: MarkedLanguage): void {
  if (!KEEP[of](db, id, language)) throw notFound(of === 'talents' ? 'Talent' : 'Contact')
}
