import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ForecastQuestion } from '../../../../../../shared/desk/chart/chartMoves'
import { Problem } from '../../../../design/feedback/Problem'
import { type ApiError, parseApiError, reasonOf } from '../../../../lib/apiError'
import { trpc } from '../../../../lib/trpc'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { adminQueryOptions } from '../../../lists/listQueryOptions'
import { chart } from '../copy'
import { Forecast } from './Forecast'

const copy = chart.move

type Props = {
  title: string
  act: string
  /** What to forecast; null while something is missing, with the reason in `missing`. */
  wanted: ForecastQuestion | null
  missing: string
  /** Why the decision itself was refused. */
  refusal: ApiError | null
  isBusy: boolean
  onAct: (version: number) => void
  onClose: () => void
  children: ReactNode
}

/** A move on the chart before it is made: its fields, what it changes, and why it is refused. */
export function MoveDialog({
  title,
  act,
  wanted,
  missing,
  refusal,
  isBusy,
  onAct,
  onClose,
  children,
}: Props) {
  const answer = trpc.desk.chart.forecast.useQuery(wanted ?? { modelId: '', jobNumber: '' }, {
    ...adminQueryOptions,
    enabled: wanted !== null,
    retry: false,
    gcTime: 0,
  })
  const version = wanted && answer.data && !answer.isError ? answer.data.version : null
  const error = refusal ?? (wanted && answer.isError ? parseApiError(answer.error) : null)
  const refused = error && reasonOf(error)
  return (
    <DecisionDialog
      title={title}
      act={act}
      isBusy={isBusy}
      isWaiting={version === null}
      onAct={() => version !== null && onAct(version)}
      onClose={onClose}
    >
      {children}
      <chakra.div aria-live="polite">
        {refused ? (
          <Problem>{refused}</Problem>
        ) : wanted === null ? (
          <p>{missing}</p>
        ) : answer.data ? (
          <Forecast {...answer.data} />
        ) : (
          <p>{copy.reading}</p>
        )}
      </chakra.div>
    </DecisionDialog>
  )
}
