import {
  memberChange,
  memberId,
  newMember,
  newProject,
  newProposal,
  projectActive,
  projectChanges,
  projectFeatured,
  projectFilters,
  projectId,
  projectPublic,
  projectSearch,
  proposalId,
  publicProjectFilters,
} from '../../shared/projects'
import { adminProcedure, router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteProjects = router({
  list: siteProcedure
    .input(publicProjectFilters)
    .query(({ ctx, input }) => service.listPublicProjects(ctx, input)),
})

export const adminProjects = router({
  list: adminProcedure.input(projectFilters).query(({ ctx, input }) => service.listProjects(ctx, input)),
  export: adminProcedure.input(projectSearch).query(({ ctx, input }) => service.exportProjects(ctx, input)),
  statistics: adminProcedure.query(({ ctx }) => service.projectStatistics(ctx)),
  get: adminProcedure.input(projectId).query(({ ctx, input }) => service.readProject(ctx, input.id)),
  create: adminProcedure.input(newProject).mutation(({ ctx, input }) => service.createProject(ctx, input)),
  change: adminProcedure
    .input(projectChanges)
    .mutation(({ ctx, input }) => service.changeProject(ctx, input)),
  setActive: adminProcedure
    .input(projectActive)
    .mutation(({ ctx, input }) => service.changeProject(ctx, input)),
  setPublic: adminProcedure
    .input(projectPublic)
    .mutation(({ ctx, input }) => service.changeProject(ctx, input)),
  setFeatured: adminProcedure
    .input(projectFeatured)
    .mutation(({ ctx, input }) => service.changeProject(ctx, input)),
  remove: adminProcedure.input(projectId).mutation(({ ctx, input }) => service.deleteProject(ctx, input)),
  uploadMoodboard: adminProcedure
    .input(projectId)
    .mutation(({ ctx, input }) => service.uploadMoodboard(ctx, input)),
  removeMoodboard: adminProcedure
    .input(projectId)
    .mutation(({ ctx, input }) => service.removeMoodboard(ctx, input)),
  addMember: adminProcedure.input(newMember).mutation(({ ctx, input }) => service.addMember(ctx, input)),
  changeMember: adminProcedure
    .input(memberChange)
    .mutation(({ ctx, input }) => service.changeMember(ctx, input)),
  removeMember: adminProcedure.input(memberId).mutation(({ ctx, input }) => service.removeMember(ctx, input)),
  addProposal: adminProcedure
    .input(newProposal)
    .mutation(({ ctx, input }) => service.addProposal(ctx, input)),
  removeProposal: adminProcedure
    .input(proposalId)
    .mutation(({ ctx, input }) => service.removeProposal(ctx, input)),
})
