import { useState } from 'react'
import type { BulkDone, Proposals } from '../../../../../shared/desk/deskBulk'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { tellAllDecided } from '../items/undoStore'

type Answers = {
  say: (count: number) => string
  /** who was refused and why, nobody where all were taken */
  onAnswer: (refused: BulkDone['refused']) => void
  onError: (error: unknown) => void
}

/** Puts several talents on the shortlist of a job or on option by one press, which can be taken back. */
export function useProposals() {
  const [decisionKey, setKey] = useState(freshKey)
  const utils = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.desk.claims.proposeMany.useMutation({
    onSettled: () => setKey(freshKey()),
  })
  return {
    decisionKey,
    isPending,
    async propose(given: Omit<Proposals, 'decisionKey'>, { say, onAnswer, onError }: Answers) {
      try {
        const done = await mutateAsync({ ...given, decisionKey })
        void utils.desk.invalidate()
        tellAllDecided(done, say)
        onAnswer(done.refused)
      } catch (error) {
        onError(error)
      }
    },
  }
}
