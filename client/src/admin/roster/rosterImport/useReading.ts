import { useLocation } from 'wouter'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { rosterImport as copy } from './copy'
import { type Step, stepAddress } from './steps'

/** Saves how the sheet is read and goes on to a step. A failure keeps the choices and says why. */
export function useReading(id: string, next: Step) {
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  return trpc.admin.rosterImport.setReading.useMutation({
    onSuccess(run) {
      utils.admin.rosterImport.get.setData({ id }, run)
      void utils.admin.rosterImport.check.invalidate({ id })
      navigate(stepAddress(id, next))
    },
    onError: sayFailed(copy.saveFailed),
  })
}
