import { useState } from 'react'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { tellDecided } from '../items/undoStore'
import type { Choices, Given } from './choices'
import { adding as copy } from './copy'

/** The jobs that are not over, and what puts talents on the shortlist of one. */
export function useJobs({ talents, search, onDone }: Given): Choices {
  const [decisionKey, setKey] = useState(freshKey)
  const [refused, setRefused] = useState<readonly string[]>([])
  const utils = trpc.useUtils()
  const answer = trpc.desk.jobs.list.useQuery({ search, view: 'open' }, listQueryOptions)
  const propose = trpc.desk.claims.proposeMany.useMutation({ onSettled: () => setKey(freshKey()) })
  const add = (jobId: string, to: string) =>
    propose.mutate(
      { jobId, modelIds: talents.map(({ id }) => id), decisionKey },
      {
        onSuccess({ done, refused: not, undoMs }) {
          void utils.desk.invalidate()
          const decisionIds = done.map((each) => each.decisionId)
          if (done.length > 0) tellDecided({ decisionIds, undoMs }, copy.added(done.length, to))
          setRefused(not.map(({ why }) => why))
          if (not.length === 0) onDone()
        },
        onError: sayFailed(copy.job.failed),
      },
    )
  const create = trpc.desk.jobs.create.useMutation({
    onSuccess: ({ job }) => add(job.id, job.title),
    onError: sayFailed(copy.job.failed),
  })
  return {
    answer,
    lines: answer.data?.items.map(({ id, number, title, client, firstDay }) => ({
      id,
      name: title,
      about: dotted([number, client, firstDay && deskDay(firstDay)]),
    })),
    refused,
    isBusy: create.isPending || propose.isPending,
    add: ({ id, name }) => add(id, name),
    make: () => create.mutate({ title: search, decisionKey: `${decisionKey} job`.slice(0, 64) }),
  }
}
