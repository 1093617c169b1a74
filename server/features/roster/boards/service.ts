import {
  BOARDS_MAX,
  type Board,
  type BoardChange,
  type BoardMove,
  type PublicBoard,
} from '../../../../shared/roster/boards'
import { fold } from '../../../../shared/text/fold'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { invalid, notFound, taken } from '../../../core/errors'
import { type AuditAction, audit } from '../../../core/security/audit'
import { slugFor } from '../publicRoster/rules'
import * as repository from './repository'

type Reader = Pick<AppContext, 'db'>

/** Every board in the agency's order. */
export const listBoards = ({ db }: Reader): Board[] => repository.allBoards(db)

/** The boards that visitors can choose: public, and with somebody on the roster. */
export const listPublicBoards = ({ db }: Reader): PublicBoard[] => repository.publicBoards(db)

/** A board that visitors can choose, by its slug. */
export const findPublicBoard = (app: Reader, slug: string): PublicBoard | undefined =>
  listPublicBoards(app).find((board) => board.slug === slug)

/** Throws 409 when another board has this name in any case. */
function refuseTaken(db: Db, name: string, own: string | null) {
  const other = repository.boardOfName(db, fold(name))
  if (other !== undefined && other !== own) throw taken('name', 'There is already a board with this name')
}

/** `all` is no board in an address: there it means no filter. */
const slugOfBoard = (
  db: Db,
  before: { id: string | null; name: string | null; slug: string | null },
  name: string,
) =>
  slugFor({ slug: before.slug, stageName: before.name }, name, (slug) => {
    const other = repository.boardOfSlug(db, slug)
    return slug === 'all' || (other !== undefined && other !== before.id)
  }) ?? ''

const note = ({ db, clock, session }: SignedInContext, action: AuditAction, id: string, name: string) =>
  audit(db, clock(), action, session.account, id, name)

/** Adds a private board without models as the last one. Throws 409 for a name that is taken. */
export function addBoard(ctx: SignedInContext, { name }: { name: string }): Board[] {
  const { db } = ctx
  transaction(db, () => {
    refuseTaken(db, name, null)
    if (repository.boardIds(db).length >= BOARDS_MAX)
      throw invalid('name', `You can have up to ${BOARDS_MAX} boards`)
    const id = newId()
    const slug = slugOfBoard(db, { id: null, name: null, slug: null }, name)
    const position = repository.nextPosition(db)
    repository.insertBoard(db, { id, name, nameKey: fold(name), slug, isPublic: false, position })
    note(ctx, 'board added', id, name)
  })
  return listBoards(ctx)
}

/** Renames a board, which changes its address too, or shows it to visitors or not. Throws notFound, 409 as above. */
export function changeBoard(ctx: SignedInContext, { id, name, isPublic }: BoardChange): Board[] {
  const { db } = ctx
  transaction(db, () => {
    const board = find(db, id)
    if (name !== undefined && name !== board.name) {
      refuseTaken(db, name, id)
      repository.updateBoard(db, id, { name, nameKey: fold(name), slug: slugOfBoard(db, board, name) })
      note(ctx, 'board renamed', id, `${board.name}: ${name}`)
    }
    if (isPublic !== undefined && isPublic !== board.isPublic) {
      repository.updateBoard(db, id, { isPublic })
      note(ctx, isPublic ? 'board made public' : 'board made private', id, name ?? board.name)
    }
  })
  return listBoards(ctx)
}

/** Moves a board one place up or down; the first and the last stay where they are. Throws notFound. */
export function moveBoard(ctx: SignedInContext, { id, to }: BoardMove): Board[] {
  const { db } = ctx
  transaction(db, () => {
    find(db, id)
    const ids = repository.boardIds(db)
    const from = ids.indexOf(id)
    const next = Math.min(Math.max(from + (to === 'up' ? -1 : 1), 0), ids.length - 1)
    ids.splice(next, 0, ...ids.splice(from, 1))
    ids.forEach((each, position) => {
      repository.updateBoard(db, each, { position })
    })
  })
  return listBoards(ctx)
}

/** Deletes a board; its models stay models. Throws notFound. */
export function deleteBoard(ctx: SignedInContext, { id }: { id: string }): Board[] {
  transaction(ctx.db, () => {
    const { name } = find(ctx.db, id)
    repository.removeBoard(ctx.db, id)
    note(ctx, 'board deleted', id, name)
  })
  return listBoards(ctx)
}

function find(db: Db, id: string): repository.BoardRow {
  const board = repository.findBoard(db, id)
  if (!board) throw notFound('Board')
  return board
}

/** A board's name; throws 400 at `field` for one that was deleted meanwhile. */
export function boardName(db: Db, field: string, id: string): string {
  const board = repository.findBoard(db, id)
  if (!board) throw invalid(field, 'This board was deleted')
  return board.name
}
