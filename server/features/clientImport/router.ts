import { clientCheck, clientImport } from '../../../shared/clientImport'
import { protectedProcedure, router } from '../../core/procedures'
import * as service from './service'

const importing = protectedProcedure('clients.import')

// The file is in the context: see server/http/imports.ts.
export const deskClientImport = router({
  checkImport: importing.input(clientCheck).mutation(({ ctx, input }) => service.checkImport(ctx, input)),
  import: importing.input(clientImport).mutation(({ ctx, input }) => service.importClients(ctx, input)),
})
