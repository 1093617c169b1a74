import {
  modelId,
  modelInfo,
  modelInvitation,
  modelPhysical,
  modelSocial,
  modelStanding,
  newModel,
  statusChange,
} from '../../shared/modelRecord'
import { modelFilters, modelSearch } from '../../shared/models'
import { adminProcedure, router } from '../core/procedures'
import * as membership from '../membership/service'
import * as service from './service'

export const adminModels = router({
  list: adminProcedure.input(modelFilters).query(({ ctx, input }) => service.listModels(ctx, input)),
  export: adminProcedure.input(modelSearch).query(({ ctx, input }) => service.exportModels(ctx, input)),
  cities: adminProcedure.query(({ ctx }) => service.listCities(ctx)),
  get: adminProcedure.input(modelId).query(({ ctx, input }) => service.readModel(ctx, input.id)),
  create: adminProcedure.input(newModel).mutation(({ ctx, input }) => membership.createModel(ctx, input)),
  invite: adminProcedure
    .input(modelInvitation)
    .mutation(({ ctx, input }) => membership.inviteTalent(ctx, input)),
  remove: adminProcedure.input(modelId).mutation(({ ctx, input }) => membership.deleteModel(ctx, input)),
  setStatus: adminProcedure.input(statusChange).mutation(({ ctx, input }) => service.setStatus(ctx, input)),
  saveInfo: adminProcedure.input(modelInfo).mutation(({ ctx, input }) => service.saveInfo(ctx, input)),
  savePhysical: adminProcedure
    .input(modelPhysical)
    .mutation(({ ctx, input }) => service.savePhysical(ctx, input)),
  saveSocial: adminProcedure.input(modelSocial).mutation(({ ctx, input }) => service.saveSocial(ctx, input)),
  saveStanding: adminProcedure
    .input(modelStanding)
    .mutation(({ ctx, input }) => service.saveStanding(ctx, input)),
})
