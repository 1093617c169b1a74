import { useState } from 'react'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { listQueryOptions } from '../../lists/listQueryOptions'
import type { Choices, Given } from './choices'
import { adding as copy } from './copy'
import { useProposals } from './useProposals'

/** The jobs that are not over, and what puts talents on the shortlist of one. */
export function useJobs({ talents, search, onDone }: Given): Choices {
  const [refused, setRefused] = useState<readonly string[]>([])
  const answer = trpc.desk.jobs.list.useQuery({ search, view: 'open' }, listQueryOptions)
  const { propose, isPending, decisionKey } = useProposals()
  const add = (jobId: string, to: string) =>
    propose(
      { jobId, modelIds: talents.map(({ id }) => id) },
      {
        say: (count) => copy.added(count, to),
        onAnswer(not) {
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
      about: dotted([client, firstDay && deskDay(firstDay), number]),
    })),
    refused,
    isBusy: create.isPending || isPending,
    add: ({ id, name }) => add(id, name),
    make: () => create.mutate({ title: search, decisionKey: `${decisionKey} job`.slice(0, 64) }),
  }
}
