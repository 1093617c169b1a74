import { Flex } from '@chakra-ui/react'
import { type MouseEvent, useEffect, useState } from 'react'
import type { SignupRequest } from '../../../../../shared/intake/signupRequests'
import { Button } from '../../../design/actions/Button'
import { admin } from '../../copy'
import { ViewButton } from '../../lists/ViewButton'
import { shownName } from './shownName'
import type { Decision } from './useDecision'

type Props = {
  application: SignupRequest
  /** When the list was fetched, by this browser's clock in milliseconds. */
  readAt: number
  decision: Decision
  onOpen: () => void
}

const { decide: copy, undo } = admin.requests

/** Approve and Reject for a pending request, Undo while a decision can be undone, and View. */
export function RowActions({ application, readAt, decision, onOpen }: Props) {
  const name = shownName(application)
  const isUndoable = useIsBefore(readAt + application.undoableMs)
  const { decidedAt } = application
  const busy = decision.busyId === application.id || undefined
  return (
    <Flex
      // Receives the focus when its focused button disappears.
      tabIndex={-1}
      data-landing
      align="center"
      justify={{ md: 'flex-end' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap={2}
      ml={{ base: 2, md: 0 }}
    >
      {application.status === 'pending'
        ? (['approved', 'rejected'] as const).map((status) => (
            <Button
              key={status}
              variant={status === 'approved' ? 'solid' : 'outline'}
              size="small"
              aria-label={`${copy[status].act} ${name}`}
              aria-busy={busy}
              onClick={(event) => isFirstPress(event) && void decision.decide(application, status)}
            >
              {copy[status].act}
            </Button>
          ))
        : null}
      {isUndoable && decidedAt !== null ? (
        <Button
          variant="outline"
          size="small"
          aria-label={undo.actOf(name)}
          aria-busy={busy}
          onClick={(event) => isFirstPress(event) && void decision.undo(application, decidedAt)}
        >
          {undo.act}
        </Button>
      ) : null}
      <ViewButton what={name} onOpen={onOpen} />
    </Flex>
  )
}

/** Ignores the second click of a double click: it was meant for the button that was here before. */
const isFirstPress = ({ detail }: MouseEvent) => detail < 2

/** Whether a time is in the future; rerenders when it has passed. */
function useIsBefore(end: number) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const left = end - Date.now()
    if (left <= 0) return setNow(Date.now())
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [end])
  return now < end
}
