import {
  clientChange,
  clientExport,
  clientFilters,
  clientId,
  merging,
  newClient,
  separating,
} from '../../../../shared/desk/clients'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const deskClients = router({
  list: protectedProcedure('clients.read')
    .input(clientFilters)
    .query(({ ctx, input }) => service.listClients(ctx, input)),
  export: protectedProcedure('clients.export')
    .input(clientExport)
    .query(({ ctx, input }) => service.exportClients(ctx, input)),
  get: protectedProcedure('clients.read')
    .input(clientId)
    .query(({ ctx, input }) => service.readClient(ctx, input.id)),
  create: protectedProcedure('clients.change')
    .input(newClient)
    .mutation(({ ctx, input }) => service.createClient(ctx, input)),
  change: protectedProcedure('clients.change')
    .input(clientChange)
    .mutation(({ ctx, input }) => service.changeClient(ctx, input)),
  merge: protectedProcedure('clients.change')
    .input(merging)
    .mutation(({ ctx, input }) => service.mergeClient(ctx, input)),
  separate: protectedProcedure('clients.change')
    .input(separating)
    .mutation(({ ctx, input }) => service.separateClient(ctx, input)),
})
