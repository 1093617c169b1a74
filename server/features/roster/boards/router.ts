import { boardChange, boardId, boardMove, newBoard } from '../../../../shared/roster/boards'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminBoards = router({
  list: protectedProcedure('boards.read').query(({ ctx }) => service.listBoards(ctx)),
  add: protectedProcedure('boards.change')
    .input(newBoard)
    .mutation(({ ctx, input }) => service.addBoard(ctx, input)),
  change: protectedProcedure('boards.change')
    .input(boardChange)
    .mutation(({ ctx, input }) => service.changeBoard(ctx, input)),
  move: protectedProcedure('boards.change')
    .input(boardMove)
    .mutation(({ ctx, input }) => service.moveBoard(ctx, input)),
  remove: protectedProcedure('boards.change')
    .input(boardId)
    .mutation(({ ctx, input }) => service.deleteBoard(ctx, input)),
})

export const siteBoards = router({
  list: publicProcedure('site.read').query(({ ctx }) => service.listPublicBoards(ctx)),
})
