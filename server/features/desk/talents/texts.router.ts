import { mailPreview, talentText, usedText } from '../../../../shared/desk/claims'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './texts.service'

export const deskTexts = router({
  text: protectedProcedure('claims.decide')
    .input(talentText)
    .mutation(({ ctx, input }) => service.talentText(ctx, input)),
  textUsed: protectedProcedure('claims.decide')
    .input(usedText)
    .mutation(({ ctx, input }) => service.noteText(ctx, input)),
  mails: protectedProcedure('claims.decide')
    .input(mailPreview)
    .query(({ ctx, input }) => service.previewMails(ctx, input)),
})
