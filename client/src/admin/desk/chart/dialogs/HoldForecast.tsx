import { chakra } from '@chakra-ui/react'
import { BULK_MAX } from '../../../../../../shared/limits'
import { trpc } from '../../../../lib/trpc'
import { adminQueryOptions } from '../../../lists/listQueryOptions'
import { chart } from '../copy'
import { type ChartRow, halfAt } from '../grid/chartRows'

const copy = chart.hold

type Props = {
  rows: readonly ChartRow[]
  from: string
  halves: [first: number, last: number]
  /** number of the job; empty for a new one */
  job: string
}

/** Which rank each talent's option would have, or why it would be refused, before it is placed. */
export function HoldForecast({ rows, from, halves: [first, last], job }: Props) {
  const asked = rows.slice(0, BULK_MAX)
  const answer = trpc.desk.chart.forecastHold.useQuery(
    {
      modelIds: asked.map(({ model }) => model.id),
      halves: Array.from({ length: last - first + 1 }, (_, at) => halfAt(from, first + at)),
      ...(job !== '' && { jobNumber: job }),
    },
    { ...adminQueryOptions, retry: false, gcTime: 0 },
  )
  const names = new Map(asked.map(({ model }) => [model.id, model.name]))
  return (
    <chakra.div aria-live="polite" maxH="12rem" overflowY="auto">
      {answer.data ? (
        <ul>
          {answer.data.map(({ modelId, ranks, behind, refusal }) => (
            <li key={modelId}>
              {refusal === null
                ? copy.wouldBe(names.get(modelId) ?? '', ranks, behind)
                : copy.wouldBeRefused(names.get(modelId) ?? '', refusal)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{answer.isError ? copy.noForecast : copy.reading}</p>
      )}
    </chakra.div>
  )
}
