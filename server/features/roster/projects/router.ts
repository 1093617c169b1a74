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
} from '../../../../shared/roster/projects'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const siteProjects = router({
  list: publicProcedure('site.read')
    .input(publicProjectFilters)
    .query(({ ctx, input }) => service.listPublicProjects(ctx, input)),
})

export const adminProjects = router({
  list: protectedProcedure('projects.read')
    .input(projectFilters)
    .query(({ ctx, input }) => service.listProjects(ctx, input)),
  export: protectedProcedure('projects.export')
    .input(projectSearch)
    .query(({ ctx, input }) => service.exportProjects(ctx, input)),
  statistics: protectedProcedure('projects.read').query(({ ctx }) => service.projectStatistics(ctx)),
  get: protectedProcedure('projects.read')
    .input(projectId)
    .query(({ ctx, input }) => service.readProject(ctx, input.id)),
  create: protectedProcedure('projects.change')
    .input(newProject)
    .mutation(({ ctx, input }) => service.createProject(ctx, input)),
  change: protectedProcedure('projects.change')
    .input(projectChanges)
    .mutation(({ ctx, input }) => service.changeProject(ctx, input)),
  setActive: protectedProcedure('projects.change')
    .input(projectActive)
    .mutation(({ ctx, input }) => service.changeProject(ctx, input)),
  setPublic: protectedProcedure('projects.change')
    .input(projectPublic)
    .mutation(({ ctx, input }) => service.changeProject(ctx, input)),
  setFeatured: protectedProcedure('projects.change')
    .input(projectFeatured)
    .mutation(({ ctx, input }) => service.changeProject(ctx, input)),
  remove: protectedProcedure('projects.remove')
    .input(projectId)
    .mutation(({ ctx, input }) => service.deleteProject(ctx, input)),
  uploadMoodboard: protectedProcedure('projects.change')
    .input(projectId)
    .mutation(({ ctx, input }) => service.uploadMoodboard(ctx, input)),
  removeMoodboard: protectedProcedure('projects.change')
    .input(projectId)
    .mutation(({ ctx, input }) => service.removeMoodboard(ctx, input)),
  addMember: protectedProcedure('projects.change')
    .input(newMember)
    .mutation(({ ctx, input }) => service.addMember(ctx, input)),
  changeMember: protectedProcedure('projects.change')
    .input(memberChange)
    .mutation(({ ctx, input }) => service.changeMember(ctx, input)),
  removeMember: protectedProcedure('projects.change')
    .input(memberId)
    .mutation(({ ctx, input }) => service.removeMember(ctx, input)),
  addProposal: protectedProcedure('projects.change')
    .input(newProposal)
    .mutation(({ ctx, input }) => service.addProposal(ctx, input)),
  removeProposal: protectedProcedure('projects.change')
    .input(proposalId)
    .mutation(({ ctx, input }) => service.removeProposal(ctx, input)),
})
