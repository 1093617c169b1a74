import { clientCheck, clientImport } from '../../../../shared/desk/imports/clientImport'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './import.service'

const importing = protectedProcedure('clients.import')

// The file is in the context: see server/http/files/imports.ts.
export const deskClientImport = router({
  checkImport: importing.input(clientCheck).mutation(({ ctx, input }) => service.checkImport(ctx, input)),
  import: importing.input(clientImport).mutation(({ ctx, input }) => service.importClients(ctx, input)),
})
