import { pushDeviceId, pushSubscription, pushSwitch } from '../../../../shared/access/push'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const talentPush = router({
  list: protectedProcedure('ownPush.change').query(({ ctx }) => service.listDevices(ctx)),
  add: protectedProcedure('ownPush.change')
    .input(pushSubscription)
    .mutation(({ ctx, input }) => service.addDevice(ctx, input)),
  remove: protectedProcedure('ownPush.change')
    .input(pushDeviceId)
    .mutation(({ ctx, input }) => service.removeDevice(ctx, input)),
  choose: protectedProcedure('ownPush.change')
    .input(pushSwitch)
    .mutation(({ ctx, input }) => service.chooseKind(ctx, input)),
  seen: protectedProcedure('ownPush.change').mutation(({ ctx }) => service.noteSeen(ctx)),
})
