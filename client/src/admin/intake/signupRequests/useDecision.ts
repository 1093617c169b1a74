import { useRef } from 'react'
import type { SignupRequest, SignupRequestDecision } from '../../../../../shared/intake/signupRequests'
import { messages } from '../../../../../shared/messages'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { dismissFailures } from '../../../lib/dismissFailures'
import { dismiss, notify, notifyFailure, notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { admin } from '../../copy'
import { tellRefused } from '../../forms/tellFailed'
import { shownName } from './shownName'

type Status = SignupRequestDecision['status']
const { undo: copy } = admin.requests

/** Decides about requests at once, and takes a decision back for as long as its mail waits. */
export function useDecision() {
  const lists = trpc.useUtils().admin
  const refresh = () => Promise.all([lists.signupRequests.invalidate(), lists.dashboard.invalidate()])
  const deciding = trpc.admin.signupRequests.decide.useMutation({ onSettled: refresh })
  const undoing = trpc.admin.signupRequests.undo.useMutation({ onSettled: refresh })
  // A double click can arrive before the button renders as disabled.
  const underWay = useRef(new Set<string>())

  async function once(id: string, act: () => Promise<boolean>): Promise<boolean> {
    if (underWay.current.has(id)) return false
    underWay.current.add(id)
    dismissFailures()
    try {
      return await act()
    } finally {
      underWay.current.delete(id)
    }
  }

  /** Takes back the decision that was made at `decidedAt`; tells of its success or failure itself. */
  const undo = (application: SignupRequest, decidedAt: string) =>
    once(application.id, async () => {
      try {
        await undoing.mutateAsync({ id: application.id, decidedAt })
        notifySuccess(copy.done, copy.doneMore(shownName(application)))
        return true
      } catch (error) {
        tellRefused(error, copy.failed)
        return false
      }
    })

  /** Resolves to true when nothing is left to decide, also when another administrator was quicker. */
  const decide = (application: SignupRequest, status: Status, note: string | null = null) =>
    once(application.id, async () => {
      try {
        const { decidedAt } = await deciding.mutateAsync({ id: application.id, status, note })
        const notice = notify(messages.admin.decided(status), copy.waits(application.email), 'success', {
          words: copy.act,
          run() {
            dismiss(notice)
            void undo(application, decidedAt)
          },
        })
        return true
      } catch (error) {
        notifyFailure(
          messages.admin.error,
          messages.admin.decisionFailed(status),
          reasonOf(parseApiError(error)),
        )
        return [404, 409].includes(parseApiError(error).status)
      }
    })

  const busyId = deciding.isPending ? deciding.variables.id : undoing.isPending ? undoing.variables.id : null
  return { decide, undo, busyId }
}

export type Decision = ReturnType<typeof useDecision>
