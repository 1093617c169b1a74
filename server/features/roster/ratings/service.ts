import type { NewRating, Ratings } from '../../../../shared/roster/ratings'
import type { SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { notFound } from '../../../core/errors'
import { findModel } from '../models/repository'
import * as repository from './repository'
import { average } from './rules'
import { ratingView } from './views'

/** A model's ratings with their average and number. */
export function readRatings(db: Db, modelId: string): Ratings {
  const list = repository.ratingsOf(db, modelId).map(ratingView)
  return { average: average(list), count: list.length, list }
}

/** Adds a rating. Throws notFound for an unknown model. */
export function addRating(ctx: SignedInContext, { id: modelId, rating, comment }: NewRating): Ratings {
  return transaction(ctx.db, () => {
    if (!findModel(ctx.db, modelId)) throw notFound('Model')
    const createdAt = ctx.clock().toISOString()
    const authorId = ctx.session.account.id
    repository.insertRating(ctx.db, { id: newId(), modelId, rating, comment, authorId, createdAt })
    return readRatings(ctx.db, modelId)
  })
}
