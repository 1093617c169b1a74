import { protectedProcedure } from '../../../core/procedures'
import * as service from './undoable.service'

export const deskUndoable = protectedProcedure('claims.decide').query(({ ctx }) => service.listUndoable(ctx))
