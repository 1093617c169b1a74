import type { DeskToday } from '../../../../../shared/desk/desk'
import { Button } from '../../../design/actions/Button'
import { trpc } from '../../../lib/trpc'
import { tellReason } from '../../forms/tellFailed'
import { desk } from '../copy'
import { tellDecided } from './undoStore'

/** Asks a talent again whose option another job has ended, once nobody holds the days any more. */
export function AskAgain({ line }: { line: DeskToday['lost'][number] }) {
  const { claimId, version, talent, dates } = line
  const utils = trpc.useUtils()
  const ask = trpc.desk.claims.ask.useMutation({
    onSuccess: (decided) => tellDecided(decided, desk.job.done.ask(talent)),
    onError: tellReason,
    onSettled: () => void utils.desk.invalidate(),
  })
  const act = () => ask.mutate({ claimId, version, dateIds: dates.map(({ id }) => id) })
  return (
    <Button
      variant="outline"
      size="touch"
      aria-label={`${desk.job.labels.askAgain}: ${talent}`}
      aria-busy={ask.isPending || undefined}
      onClick={() => ask.isPending || act()}
    >
      {desk.job.labels.askAgain}
    </Button>
  )
}
