import { and, eq, max } from 'drizzle-orm'
import { modelTags, tags } from '../../../../drizzle/schema'
import type { Board, PublicBoard } from '../../../../shared/roster/boards'
import { columns } from '../../../core/db/columns'
import { type Db, query, valueQuery } from '../../../core/db/database'

export type BoardRow = typeof tags.$inferSelect

const ALL_BOARDS = columns<Omit<Board, 'isPublic'> & { isPublic: number }>({
  id: 'tags.id',
  name: 'tags.name',
  slug: 'tags.slug',
  isPublic: 'tags.is_public',
  models: 'count(model_tags.model_id)',
  onSite: 'count(roster.number)',
})
/** Every board in the agency's order, with the number of its models. */
export const allBoards = (db: Db): Board[] =>
  query(
    db,
    ALL_BOARDS,
    `select ${ALL_BOARDS}
     from tags left join model_tags on model_tags.tag_id = tags.id left join roster on roster.id = model_tags.model_id
    group by tags.id order by tags.position, tags.id`,
  )
    .all({})
    .map((row) => ({ ...row, isPublic: row.isPublic === 1 }))

const PUBLIC_BOARD = columns<PublicBoard>({ name: 'name', slug: 'slug' })
/** The public boards with somebody on the roster, in the agency's order. */
export const publicBoards = (db: Db): PublicBoard[] =>
  query(
    db,
    PUBLIC_BOARD,
    `select ${PUBLIC_BOARD}
     from tags where is_public = 1 and exists (
      select 1 from model_tags join roster on roster.id = model_tags.model_id where model_tags.tag_id = tags.id)
    order by position, id`,
  ).all({})

/** The roster's numbers of a public board. */
export const publicBoardNumbers = (db: Db, slug: string) =>
  valueQuery<number>(
    db,
    `select roster.number from tags join model_tags on model_tags.tag_id = tags.id
    join roster on roster.id = model_tags.model_id where tags.slug = :slug and tags.is_public = 1`,
  ).all({ slug })

export const findBoard = (db: Db, id: string) => db.select().from(tags).where(eq(tags.id, id)).get()

/** The ids of all boards by their folded names. */
export const boardsByName = (db: Db): Map<string, string> =>
  new Map(
    db
      .select({ key: tags.nameKey, id: tags.id })
      .from(tags)
      .all()
      .map(({ key, id }) => [key, id]),
  )

export const boardOfName = (db: Db, nameKey: string) =>
  db.select({ id: tags.id }).from(tags).where(eq(tags.nameKey, nameKey)).get()?.id

export const boardOfSlug = (db: Db, slug: string) =>
  db.select({ id: tags.id }).from(tags).where(eq(tags.slug, slug)).get()?.id

export const boardIds = (db: Db) =>
  valueQuery<string>(db, 'select id from tags order by position, id').all({})

/** The place after the last board. */
export const nextPosition = (db: Db): number =>
  (db
    .select({ last: max(tags.position) })
    .from(tags)
    .get()?.last ?? -1) + 1

export const insertBoard = (db: Db, row: BoardRow) => db.insert(tags).values(row).run()

export const updateBoard = (db: Db, id: string, changes: Partial<BoardRow>) =>
  db.update(tags).set(changes).where(eq(tags.id, id)).run()

/** Its models leave it by cascade. */
export const removeBoard = (db: Db, id: string) => db.delete(tags).where(eq(tags.id, id)).run()

// — Who is on which —————————————————————————————————————————————————————————————————————————————————

const BOARDS_OF_MODELS = columns<{ modelId: string; id: string; name: string }>({
  modelId: 'model_tags.model_id',
  id: 'tags.id',
  name: 'tags.name',
})
/** The boards of each of these models, in the agency's order; a model on none is left out. */
export function boardsOfModels(db: Db, modelIds: readonly string[]) {
  const rows = query(
    db,
    BOARDS_OF_MODELS,
    `select ${BOARDS_OF_MODELS}
     from json_each(:ids) as wanted join model_tags on model_tags.model_id = wanted.value
    join tags on tags.id = model_tags.tag_id order by tags.position, tags.id`,
  ).all({ ids: JSON.stringify(modelIds) })
  const found = new Map<string, { id: string; name: string }[]>()
  for (const { modelId, ...board } of rows) {
    const before = found.get(modelId)
    if (before) before.push(board)
    else found.set(modelId, [board])
  }
  return found
}

/** Puts a model on a board; false when it is there already. */
export const addToBoard = (db: Db, modelId: string, tagId: string): boolean =>
  db.insert(modelTags).values({ modelId, tagId }).onConflictDoNothing().run().changes > 0

/** Takes a model off a board; false when it was not there. */
export const removeFromBoard = (db: Db, modelId: string, tagId: string): boolean =>
  db
    .delete(modelTags)
    .where(and(eq(modelTags.modelId, modelId), eq(modelTags.tagId, tagId)))
    .run().changes > 0
