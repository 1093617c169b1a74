import {
  onboardingAbout,
  onboardingBasics,
  onboardingPhysical,
  onboardingSocial,
  ownChanges,
  ownPhysical,
  seenVersion,
} from '../../shared/profile'
import { router, talentProcedure } from '../core/procedures'
import * as service from './service'

export const profileRouter = router({
  get: talentProcedure.query(({ ctx }) => service.readProfile(ctx)),
  change: talentProcedure.input(ownChanges).mutation(({ ctx, input }) => service.changeProfile(ctx, input)),
  changePhysical: talentProcedure
    .input(ownPhysical)
    .mutation(({ ctx, input }) => service.changePhysical(ctx, input)),
})

export const onboardingRouter = router({
  get: talentProcedure.query(({ ctx }) => service.readOnboarding(ctx)),
  saveBasics: talentProcedure
    .input(onboardingBasics.extend(seenVersion))
    .mutation(({ ctx, input }) => service.saveBasics(ctx, input)),
  savePhysical: talentProcedure
    .input(onboardingPhysical.extend(seenVersion))
    .mutation(({ ctx, input }) => service.savePhysical(ctx, input)),
  saveSocial: talentProcedure
    .input(onboardingSocial.extend(seenVersion))
    .mutation(({ ctx, input }) => service.saveSocial(ctx, input)),
  leavePortfolio: talentProcedure.mutation(({ ctx }) => service.leavePortfolio(ctx)),
  submit: talentProcedure
    .input(onboardingAbout.extend(seenVersion))
    .mutation(({ ctx, input }) => service.submitProfile(ctx, input)),
})
