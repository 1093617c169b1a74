import { compCard, talentId, talentNames } from '../../../../shared/desk/desk'
import { talentBoard, talentFilters, talentSearch } from '../../../../shared/desk/talentCards'
import { protectedProcedure, router } from '../../../core/procedures'
import { drawCardOf } from '../../roster/compCards/service'
import * as cards from './card.service'
import * as choices from './choices.service'
import * as service from './service'

export const deskTalents = router({
  search: protectedProcedure('deskTalents.read')
    .input(talentSearch)
    .query(({ ctx, input }) => choices.findTalents(ctx, input)),
  names: protectedProcedure('deskTalents.read')
    .input(talentNames)
    .query(({ ctx, input }) => service.findNames(ctx, input.search)),
  list: protectedProcedure('deskTalents.read')
    .input(talentFilters)
    .query(({ ctx, input }) => cards.listTalents(ctx, input)),
  get: protectedProcedure('deskTalents.read')
    .input(talentId)
    .query(({ ctx, input }) => cards.readCard(ctx, input.modelId)),
  setBoard: protectedProcedure('talentBoards.change')
    .input(talentBoard)
    .mutation(({ ctx, input }) => cards.changeBoard(ctx, input)),
  // A mutation, because it is counted and audited. Returns a stream for the file route.
  drawCard: protectedProcedure('compCards.draw')
    .input(compCard)
    .mutation(({ ctx, input }) => drawCardOf(ctx, input.modelId, input.as)),
  openWork: protectedProcedure('deskTalents.read')
    .input(talentId)
    .query(({ ctx, input }) => service.listOpenWork(ctx, input.modelId)),
})
