import {
  ownMessage,
  ownMessages,
  ownReading,
  talentAnswer,
  talentMessages,
  talentReading,
} from '../../../../shared/talent/mentorMessages'
import { protectedProcedure, router, talentProcedure } from '../../../core/procedures'
import * as service from './service'

export const talentMentorMessages = router({
  list: talentProcedure('ownMentorMessages.read')
    .input(ownMessages)
    .query(({ ctx, input }) => service.readOwn(ctx, input)),
  send: talentProcedure('ownMentorMessages.send')
    .input(ownMessage)
    .mutation(({ ctx, input }) => service.send(ctx, input)),
  markRead: talentProcedure('ownMentorMessages.read')
    .input(ownReading)
    .mutation(({ ctx, input }) => service.markOwnRead(ctx, input)),
})

export const adminMentorMessages = router({
  list: protectedProcedure('mentorMessages.read')
    .input(talentMessages)
    .query(({ ctx, input }) => service.readOf(ctx, input)),
  answer: protectedProcedure('mentorMessages.answer')
    .input(talentAnswer)
    .mutation(({ ctx, input }) => service.answer(ctx, input)),
  markRead: protectedProcedure('mentorMessages.read')
    .input(talentReading)
    .mutation(({ ctx, input }) => service.markRead(ctx, input)),
})
