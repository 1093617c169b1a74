import { modelBoard } from '../../../../shared/roster/boards'
import {
  modelContact,
  modelId,
  modelInfo,
  modelInvitation,
  modelPhysical,
  modelPrivate,
  modelSocial,
  modelStanding,
  newModel,
  statusChange,
} from '../../../../shared/roster/modelRecord'
import { modelFilters, modelSearch } from '../../../../shared/roster/models'
import { protectedProcedure, router } from '../../../core/procedures'
import { changeContact } from './contact.service'
import { exportModels } from './export.service'
import * as invitations from './invitations.service'
import * as service from './service'

export const adminModels = router({
  list: protectedProcedure('models.read')
    .input(modelFilters)
    .query(({ ctx, input }) => service.listModels(ctx, input)),
  export: protectedProcedure('models.export')
    .input(modelSearch)
    .query(({ ctx, input }) => exportModels(ctx, input)),
  cities: protectedProcedure('models.read').query(({ ctx }) => service.listCities(ctx)),
  get: protectedProcedure('models.read')
    .input(modelId)
    .query(({ ctx, input }) => service.readModel(ctx, input.id)),
  create: protectedProcedure('models.create')
    .input(newModel)
    .mutation(({ ctx, input }) => invitations.createModel(ctx, input)),
  invite: protectedProcedure('models.invite')
    .input(modelInvitation)
    .mutation(({ ctx, input }) => invitations.inviteTalent(ctx, input)),
  invitationLink: protectedProcedure('models.invite')
    .input(modelId)
    .mutation(({ ctx, input }) => invitations.showInvitationLink(ctx, input)),
  setStatus: protectedProcedure('models.change')
    .input(statusChange)
    .mutation(({ ctx, input }) => service.setStatus(ctx, input)),
  saveContact: protectedProcedure('models.change')
    .input(modelContact)
    .mutation(({ ctx, input }) => changeContact(ctx, input)),
  saveInfo: protectedProcedure('models.change')
    .input(modelInfo)
    .mutation(({ ctx, input }) => service.saveInfo(ctx, input)),
  savePhysical: protectedProcedure('models.change')
    .input(modelPhysical)
    .mutation(({ ctx, input }) => service.savePhysical(ctx, input)),
  saveSocial: protectedProcedure('models.change')
    .input(modelSocial)
    .mutation(({ ctx, input }) => service.saveSocial(ctx, input)),
  savePrivate: protectedProcedure('models.change')
    .input(modelPrivate)
    .mutation(({ ctx, input }) => service.savePrivate(ctx, input)),
  setBoard: protectedProcedure('models.change')
    .input(modelBoard)
    .mutation(({ ctx, input }) => service.setBoard(ctx, input)),
  saveStanding: protectedProcedure('models.change')
    .input(modelStanding)
    .mutation(({ ctx, input }) => service.saveStanding(ctx, input)),
})
