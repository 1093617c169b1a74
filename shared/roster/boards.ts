import { z } from 'zod'
import { BULK_MAX } from '../limits'
import { AVAILABILITIES } from '../lists'
import { oneOf } from '../text/choices'
import { id, requiredLine, shortList } from '../text/text'
import { agencyFields, basicFields } from './modelFields'
import { modelId, modelStanding, statusChange } from './modelRecord'

const BOARD_NAME_MAX = 40
/** The most boards of an agency. */
export const BOARDS_MAX = 40

const name = requiredLine(BOARD_NAME_MAX, 'Enter a name')
export const newBoard = z.object({ name })
export const boardId = z.object({ id })
export const boardChange = boardId.extend({ name: name.optional(), isPublic: z.boolean().optional() })
export type BoardChange = z.output<typeof boardChange>
/** One place up or down in the agency's order. */
export const boardMove = boardId.extend({ to: oneOf(['up', 'down']) })
export type BoardMove = z.output<typeof boardMove>

/** Whether a model is on a board. */
export const modelBoard = modelId.extend({ boardId: id, isOn: z.boolean() })
export type ModelBoard = z.output<typeof modelBoard>

/** A division of the roster as the agency sees it. */
export type Board = {
  id: string
  name: string
  slug: string
  isPublic: boolean
  /** how many models are on it, and how many of these are on the site */
  models: number
  onSite: number
}
/** A board on the site, in `/models?board=slug`. */
export type PublicBoard = { name: string; slug: string }

/** The same change of several models; an absent or blank field leaves what each model has. */
export const manyModels = z
  .object({
    ids: shortList(id, BULK_MAX, `At most ${BULK_MAX} at once`).refine(
      (ids) => ids.length > 0,
      'Choose at least one model',
    ),
    city: basicFields.city.schema,
    dailyRate: agencyFields.info.dailyRate.schema,
    availability: oneOf(AVAILABILITIES).optional(),
    status: statusChange.shape.status.optional(),
    /** A model without a picture that visitors may see is refused. */
    needsPicture: z.boolean().optional(),
    isFeatured: modelStanding.shape.isFeatured,
    addToId: id.optional(),
    removeFromId: id.optional(),
  })
  .refine(
    ({ ids: _, needsPicture: __, ...changes }) =>
      Object.values(changes).some((value) => value !== undefined && value !== null),
    {
      path: ['city'],
      message: 'Fill in at least one field',
    },
  )
  .refine(({ addToId, removeFromId }) => addToId === undefined || addToId !== removeFromId, {
    path: ['removeFromId'],
    message: 'Choose another board than the one to add to',
  })
export type ManyModels = z.output<typeof manyModels>

/** The outcome of each model. */
export type ManyModelsDone = { done: string[]; refused: { id: string; why: string }[] }
