import type { NewRating, Ratings } from '../../shared/ratings'
import type { SignedInContext } from '../core/context'
import { type Db, transaction } from '../core/database'
import { notFound } from '../core/errors'
import { newId } from '../core/ids'
import { findModel } from '../models/repository'
import * as repository from './repository'
import { average } from './rules'
import { ratingView } from './views'

/** A model's reviews with their average and number (specification section 3, Model detail response). */
export function readRatings(db: Db, modelId: string): Ratings {
  const list = repository.ratingsOf(db, modelId).map(ratingView)
  return { average: average(list), count: list.length, list }
}

/** Adds a review (section 7, `POST …/ratings`). Throws notFound for a model that nobody knows. */
export function addRating(ctx: SignedInContext, { id: modelId, rating, comment }: NewRating): Ratings {
  return transaction(ctx.db, () => {
    if (!findModel(ctx.db, modelId)) throw notFound('Model')
    const createdAt = ctx.clock().toISOString()
    const authorId = ctx.session.account.id
    repository.insertRating(ctx.db, { id: newId(), modelId, rating, comment, authorId, createdAt })
    return readRatings(ctx.db, modelId)
  })
}
