import { and, eq, inArray } from 'drizzle-orm'
import { contacts, models, textSteps } from '../../../../drizzle/schema'
import type { TextLanguage, WalkPurpose } from '../../../../shared/agency/textPurposes'
import type { Marked, WalkPerson, Written } from '../../../../shared/desk/walks'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { writtenOf } from './rules'

/** The steps of a walk by claim. */
export const stepsOf = (db: Db, claimIds: readonly string[], purpose: WalkPurpose) =>
  new Map(
    db
      .select()
      .from(textSteps)
      .where(and(inArray(textSteps.claimId, [...claimIds]), eq(textSteps.purpose, purpose)))
      .all()
      .map((row) => [row.claimId, row]),
  )

export const keepStep = (db: Db, row: typeof textSteps.$inferInsert) =>
  db
    .insert(textSteps)
    .values(row)
    .onConflictDoUpdate({
      target: [textSteps.claimId, textSteps.purpose],
      set: { step: row.step, at: row.at },
    })
    .run()

export const removeStep = (db: Db, claimId: string, purpose: WalkPurpose) =>
  db
    .delete(textSteps)
    .where(and(eq(textSteps.claimId, claimId), eq(textSteps.purpose, purpose)))
    .run()

/** False where there is no such model. */
export const keepModelLanguage = (db: Db, id: string, textLanguage: TextLanguage) =>
  db.update(models).set({ textLanguage }).where(eq(models.id, id)).run().changes === 1

/** False where there is no such contact. */
export const keepContactLanguage = (db: Db, id: string, textLanguage: TextLanguage) =>
  db.update(contacts).set({ textLanguage }).where(eq(contacts.id, id)).run().changes === 1

type Reached = Pick<WalkPerson, 'id' | 'name' | 'more' | 'phone' | 'email'> & {
  language: TextLanguage | null
}
type TalentRow = Reached & { whatsapp: string | null; accountPhone: string | null; face: string | null }
const TALENT = columns<TalentRow>({
  id: 'm.id',
  name: 'coalesce(m.stage_name, m.name)',
  more: 'm.city',
  whatsapp: 'm.whatsapp',
  accountPhone: 'a.phone',
  phone: 'm.phone',
  email: 'coalesce(a.email, m.email)',
  face: 'r.face',
  language: 'm.text_language',
})
/** Models in the order of these ids. */
export const markedTalents = (db: Db, ids: readonly string[]) =>
  query(
    db,
    TALENT,
    `select ${TALENT}
     from json_each(:ids) w join models m on m.id = w.value
       left join accounts a on a.id = m.account_id left join roster r on r.id = m.id
     order by w.key`,
  ).all({ ids: JSON.stringify(ids) })

type ContactRow = { [Fact in keyof Reached]: Reached[Fact] | null } & { clientId: string; more: string }
const CONTACT = columns<ContactRow>({
  clientId: 'k.id',
  more: 'k.name',
  id: 'c.id',
  name: 'c.name',
  phone: 'c.phone',
  email: 'c.email',
  language: 'c.text_language',
})
/**
 * Contacts by their ids, and all of the clients among these ids and of those merged into them, in their order. Who has
 * left is not among them; a client that then has none is a row without a contact.
 */
export const markedContacts = (db: Db, ids: readonly string[]) =>
  query(
    db,
    CONTACT,
    `select ${CONTACT}
     from json_each(:ids) w
       left join contacts p on p.id = w.value left join clients o on o.id = p.client_id
       join clients k on k.id = coalesce(o.merged_into_id, o.id, w.value)
       left join contacts c on c.left_at is null and case when p.id is not null then c.id = p.id
         else c.client_id in (select k.id union all select id from clients where merged_into_id = k.id) end
     order by w.key, c.name collate nocase, c.id`,
  ).all({ ids: JSON.stringify(ids) })

type TextRow = Written & { id: string; decisionId: string }
const TEXT = columns<TextRow>({
  id: 'w.value',
  at: 'a.at',
  who: 'a.actor_name',
  decisionId: 'a.decision_id',
})
const COLUMN: Record<Marked, string> = { talents: 'model_id', clients: 'contact_id' }
/**
 * The last text about no job to each of these talents or contacts, apart from those that did not go; with `actorId` the
 * last by this colleague.
 */
export const lastTexts = (db: Db, of: Marked, ids: readonly string[], actorId: string | null = null) =>
  new Map(
    query(
      db,
      TEXT,
      `select ${TEXT}
       from json_each(:ids) w join activities a on a.number = (
         select t.number from activities t
         where t.${COLUMN[of]} = w.value and t.kind = 'text opened' and t.job_id is null
           and (:actorId is null or t.actor_id = :actorId)
           and not exists (select 1 from activities u where u.undoes = t.decision_id)
         order by t.number desc limit 1)`,
    )
      .all({ ids: JSON.stringify(ids), actorId })
      .map((row) => [row.id, row]),
  )

/** When somebody was last written to about no job; null where nobody did. */
export const lastText = (db: Db, of: Marked, id: string): Written | null =>
  writtenOf(lastTexts(db, of, [id]).get(id))
