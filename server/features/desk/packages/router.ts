import {
  newPackage,
  newPackageLink,
  packageChange,
  packageEntries,
  packageFaces,
  packageFile,
  packageFilters,
  packageId,
  packageLinkId,
  packagePicksGiven,
  packagePicture,
  packageSent,
  packageSheet,
  packageStep,
  packageUnlock,
  packageVisit,
  picksToOptions,
  spokenAnswer,
} from '../../../../shared/desk/packages/packages'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as answers from './answers.service'
import * as files from './files.service'
import * as links from './links.service'
import * as selections from './selections.service'
import * as service from './service'
import * as visits from './visits.service'

export const deskPackages = router({
  list: protectedProcedure('packages.read')
    .input(packageFilters)
    .query(({ ctx, input }) => service.listPackages(ctx, input)),
  get: protectedProcedure('packages.read')
    .input(packageId)
    .query(({ ctx, input }) => service.readPackage(ctx, input.id)),
  preview: protectedProcedure('packages.read')
    .input(packageId)
    .mutation(({ ctx, input }) => links.previewAddress(ctx, input.id)),
  // Returns a stream for the file route.
  file: protectedProcedure('packages.read')
    .input(packageFile)
    .mutation(({ ctx, input }) => files.downloadFile(ctx, input)),
  create: protectedProcedure('packages.change')
    .input(newPackage)
    .mutation(({ ctx, input }) => service.createPackage(ctx, input)),
  change: protectedProcedure('packages.change')
    .input(packageChange)
    .mutation(({ ctx, input }) => service.changePackage(ctx, input)),
  setEntries: protectedProcedure('packages.change')
    .input(packageEntries)
    .mutation(({ ctx, input }) => service.setEntries(ctx, input)),
  addFaces: protectedProcedure('packages.change')
    .input(packageFaces)
    .mutation(({ ctx, input }) => service.addFaces(ctx, input)),
  close: protectedProcedure('packages.change')
    .input(packageStep)
    .mutation(({ ctx, input }) => service.closePackage(ctx, input)),
  reopen: protectedProcedure('packages.change')
    .input(packageStep)
    .mutation(({ ctx, input }) => service.reopenPackage(ctx, input)),
  addLink: protectedProcedure('packages.send')
    .input(newPackageLink)
    .mutation(({ ctx, input }) => links.addLink(ctx, input)),
  renewLink: protectedProcedure('packages.send')
    .input(packageLinkId)
    .mutation(({ ctx, input }) => links.renewLink(ctx, input)),
  revokeLink: protectedProcedure('packages.send')
    .input(packageLinkId)
    .mutation(({ ctx, input }) => links.revokeLink(ctx, input)),
  keepAnswer: protectedProcedure('packages.change')
    .input(spokenAnswer)
    .mutation(({ ctx, input }) => answers.keepAnswer(ctx, input)),
  lookAt: protectedProcedure('packages.change')
    .input(packageId)
    .mutation(({ ctx, input }) => answers.lookAt(ctx, input)),
  placeOptions: protectedProcedure('claims.decide')
    .input(picksToOptions)
    .mutation(({ ctx, input }) => answers.placeOptions(ctx, input)),
})

/** What a client does by a link. */
export const packageLinks = router({
  open: publicProcedure('packageLinks.use')
    .input(packageVisit)
    .query(({ ctx, input }) => visits.openLink(ctx, input)),
  sheet: publicProcedure('packageLinks.use')
    .input(packageSheet)
    .query(({ ctx, input }) => files.downloadSheet(ctx, input)),
  picture: publicProcedure('packageLinks.use')
    .input(packagePicture)
    .query(({ ctx, input }) => files.downloadPicture(ctx, input)),
  unlock: publicProcedure('packageLinks.use')
    .input(packageUnlock)
    .mutation(({ ctx, input }) => visits.unlock(ctx, input)),
  seen: publicProcedure('packageLinks.use')
    .input(packageVisit)
    .mutation(({ ctx, input }) => visits.markSeen(ctx, input)),
  pick: publicProcedure('packageLinks.use')
    .input(packagePicksGiven)
    .mutation(({ ctx, input }) => visits.keepPicks(ctx, input)),
  send: publicProcedure('packageLinks.use')
    .input(packageSent)
    .mutation(({ ctx, input }) => selections.sendSelection(ctx, input)),
})
