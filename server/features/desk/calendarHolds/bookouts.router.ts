import { z } from 'zod'
import {
  bookoutChange,
  bookoutDecision,
  newBookout,
  ownBookout,
} from '../../../../shared/desk/chart/bookouts'
import { id } from '../../../../shared/text/text'
import { protectedProcedure, router, talentProcedure } from '../../../core/procedures'
import * as service from './bookouts.service'

export const deskBookouts = router({
  list: protectedProcedure('bookouts.read')
    .input(z.object({ modelId: id }))
    .query(({ ctx, input }) => service.listBookouts(ctx, input.modelId)),
  add: protectedProcedure('bookouts.change')
    .input(newBookout)
    .mutation(({ ctx, input }) => service.addBookout(ctx, input)),
  change: protectedProcedure('bookouts.change')
    .input(bookoutChange)
    .mutation(({ ctx, input }) => service.changeBookout(ctx, input)),
  end: protectedProcedure('bookouts.change')
    .input(bookoutDecision)
    .mutation(({ ctx, input }) => service.endAgencyBookout(ctx, input)),
})

export const talentBookouts = router({
  list: talentProcedure('ownBookouts.read').query(({ ctx }) =>
    service.listBookouts(ctx, ctx.session.modelId),
  ),
  add: talentProcedure('ownBookouts.change')
    .input(ownBookout)
    .mutation(({ ctx, input }) => service.addOwnBookout(ctx, input)),
  end: talentProcedure('ownBookouts.change')
    .input(bookoutDecision)
    .mutation(({ ctx, input }) => service.endOwnBookout(ctx, input)),
})
