import type {
  Marked,
  MarkedLanguage,
  MarkedPeople,
  MarkedStep,
  MarkedWalk,
  WalkPerson,
  Written,
} from '../../../../shared/desk/walks'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { notFound } from '../../../core/errors'
import { chatNumber, talentChat } from '../../../core/text/phones'
import { storedFace } from '../../roster/publicRoster/rules'
import { findPerson } from '../claims/repository'
import { findContact } from '../clients/repository'
import { activityAbout, actorOf, beginDecision } from '../decisions/activities.service'
import { finishDecision } from '../decisions/queues.service'
import * as repository from './repository'
import { writtenOf } from './rules'
import { numbersFirst } from './walks.service'

type App = Pick<AppContext, 'db'>
const OPEN = { step: null, at: null }

const READ: Record<Marked, (db: Db, ids: readonly string[]) => MarkedWalk> = { talents, clients }

/** How marked people are reached, in the order in which they were marked. */
export function readMarked({ db }: App, { of, ids }: MarkedPeople): MarkedWalk {
  const { people, without } = READ[of](db, ids)
  const texts = repository.lastTexts(
    db,
    of,
    people.map(({ id }) => id),
  )
  const written = people.map((person) => ({ ...person, written: writtenOf(texts.get(person.id)) }))
  return { people: numbersFirst(written), without }
}

function talents(db: Db, ids: readonly string[]): MarkedWalk {
  const people = repository
    .markedTalents(db, ids)
    .map(({ id, name, more, email, language, whatsapp, accountPhone, phone, face }) => ({
      ...{ id, modelId: id, clientId: null, name, more, email, face: storedFace(face) },
      phone: talentChat({ whatsapp, phone }, accountPhone),
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
  if (!KEEP[of](db, id, language)) throw nobody(of)
}

const nobody = (of: Marked) => notFound(of === 'talents' ? 'Talent' : 'Contact')

function subjectOf(db: Db, of: Marked, id: string) {
  if (of === 'talents') return findPerson(db, id) ? { modelId: id } : null
  const contact = findContact(db, id)
  return contact ? { contactId: id, clientId: contact.clientId } : null
}

/**
 * Notes for colleagues that somebody was written to about no job, or that the caller's last text to them did not go.
 * Returns the last text that went; throws 404 for an unknown talent or contact.
 */
export function noteMarked(ctx: SignedInContext, { of, id, step }: MarkedStep): Written | null {
  const { db, clock } = ctx
  const subject = subjectOf(db, of, id)
  if (!subject) throw nobody(of)
  const actor = actorOf(ctx)
  transaction(db, () => {
    const own = step === 'back' ? repository.lastTexts(db, of, [id], actor.id).get(id) : null
    if (own === undefined) return
    const decision = beginDecision(db, clock(), actor, { undoes: own?.decisionId ?? null })
    activityAbout(decision, own ? 'text taken back' : 'text opened', subject)
    finishDecision(decision)
  })
  return repository.lastText(db, of, id)
}
