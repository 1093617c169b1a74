import {
  onboardingAbout,
  onboardingBasics,
  onboardingPhysical,
  onboardingSocial,
  ownChanges,
  ownPhysical,
  seenVersions,
} from '../../../../shared/roster/profile'
import { router, talentProcedure } from '../../../core/procedures'
import * as service from './service'

export const profileRouter = router({
  get: talentProcedure('ownProfile.read').query(({ ctx }) => service.readProfile(ctx)),
  change: talentProcedure('ownProfile.change')
    .input(ownChanges)
    .mutation(({ ctx, input }) => service.changeProfile(ctx, input)),
  changePhysical: talentProcedure('ownProfile.change')
    .input(ownPhysical)
    .mutation(({ ctx, input }) => service.changePhysical(ctx, input)),
})

export const onboardingRouter = router({
  get: talentProcedure('ownProfile.read').query(({ ctx }) => service.readOnboarding(ctx)),
  saveBasics: talentProcedure('ownProfile.change')
    .input(onboardingBasics.extend(seenVersions))
    .mutation(({ ctx, input }) => service.saveBasics(ctx, input)),
  savePhysical: talentProcedure('ownProfile.change')
    .input(onboardingPhysical.extend(seenVersions))
    .mutation(({ ctx, input }) => service.savePhysical(ctx, input)),
  saveSocial: talentProcedure('ownProfile.change')
    .input(onboardingSocial.extend(seenVersions))
    .mutation(({ ctx, input }) => service.saveSocial(ctx, input)),
  leavePortfolio: talentProcedure('ownProfile.change').mutation(({ ctx }) => service.leavePortfolio(ctx)),
  submit: talentProcedure('ownProfile.change')
    .input(onboardingAbout.extend(seenVersions))
    .mutation(({ ctx, input }) => service.submitProfile(ctx, input)),
})
