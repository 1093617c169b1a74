import { contactChange, contactForgetting, newContact } from '../../../../shared/desk/clients'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './contacts.service'

export const deskContacts = router({
  create: protectedProcedure('clients.change')
    .input(newContact)
    .mutation(({ ctx, input }) => service.addContact(ctx, input)),
  change: protectedProcedure('clients.change')
    .input(contactChange)
    .mutation(({ ctx, input }) => service.changeContact(ctx, input)),
  forget: protectedProcedure('clients.change')
    .input(contactForgetting)
    .mutation(({ ctx, input }) => service.forgetContact(ctx, input)),
})
