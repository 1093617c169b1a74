import { certificateFilters, certificateSeen } from '../../../../shared/money/tax/certificates'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminCertificates = router({
  certificates: protectedProcedure('payments.record')
    .input(certificateFilters)
    .query(({ ctx, input }) => service.listCertificates(ctx, input)),
  certificateSums: protectedProcedure('payments.record').query(({ ctx }) => service.certificateSums(ctx)),
  markCertificate: protectedProcedure('payments.record')
    .input(certificateSeen)
    .mutation(({ ctx, input }) => service.markCertificate(ctx, input)),
})
