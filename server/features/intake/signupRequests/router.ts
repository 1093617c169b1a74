import {
  applicationId,
  decisionUndo,
  newSignupRequest,
  signupRequestDecision,
  signupRequestFilters,
  signupRequestSearch,
} from '../../../../shared/intake/signupRequests'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import { addApplicant } from './applicantModels.service'
import { showApplicantLink } from './invitations.service'
import * as service from './service'

export const siteSignupRequests = router({
  submit: publicProcedure('signupRequests.submit')
    .input(newSignupRequest)
    .mutation(({ ctx, input }) => service.submitSignupRequest(ctx, input)),
})

export const adminSignupRequests = router({
  list: protectedProcedure('signupRequests.read')
    .input(signupRequestFilters)
    .query(({ ctx, input }) => service.listSignupRequests(ctx, input)),
  get: protectedProcedure('signupRequests.read')
    .input(applicationId)
    .query(({ ctx, input }) => service.getSignupRequest(ctx, input.id)),
  decide: protectedProcedure('signupRequests.decide')
    .input(signupRequestDecision)
    .mutation(({ ctx, input }) => service.decideSignupRequest(ctx, input)),
  undo: protectedProcedure('signupRequests.decide')
    .input(decisionUndo)
    .mutation(({ ctx, input }) => service.undoDecision(ctx, input)),
  invitationLink: protectedProcedure('signupRequests.invite')
    .input(applicationId)
    .mutation(({ ctx, input }) => showApplicantLink(ctx, input)),
  addModel: protectedProcedure('models.create')
    .input(applicationId)
    .mutation(({ ctx, input }) => addApplicant(ctx, input)),
  remove: protectedProcedure('signupRequests.remove')
    .input(applicationId)
    .mutation(({ ctx, input }) => service.removeSignupRequest(ctx, input)),
  export: protectedProcedure('signupRequests.export')
    .input(signupRequestSearch)
    .query(({ ctx, input }) => service.exportSignupRequests(ctx, input)),
})
