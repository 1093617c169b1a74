import { useState } from 'react'
import { nearDay } from '../../../../../shared/desk/dayWords'
import { localDay } from '../../../../../shared/format'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { admin } from '../../copy'
import { tellDecided } from '../../desk/items/undoStore'
import { tellReason } from '../../forms/tellFailed'
import type { Command } from './command'
import { hint, JOBS_SHOWN, keep, type Line, type Named } from './lines'

const copy = admin.shell.palette
const TALENTS_SHOWN = 3

type Given = {
  now: Date
  /** the talents found by what was typed; undefined while they are asked for */
  talents: readonly Named[] | undefined
  /** the job that is open or was opened last; it comes before the booker's own */
  job: { number: string; title: string } | undefined
  onClose: () => void
}

/** The lines of `option zoya 10 dec`, with the rank that the first would have; null without a verb or a day. */
export function useOption(command: Command, { now, talents, job, onClose }: Given): Line[] | null {
  const [decisionKey] = useState(freshKey)
  const utils = trpc.useUtils()
  const isOption = command.verb === 'option'
  const day = isOption ? command.day : null
  const halves = day === null ? [] : (['am', 'pm'] as const).map((half) => ({ day, half }))
  const mine = trpc.desk.jobs.list.useQuery(
    { view: 'mine', limit: JOBS_SHOWN },
    { enabled: isOption, ...keep },
  ).data?.items
  const first = talents?.[0]
  const forecast = trpc.desk.chart.forecastHold.useQuery(
    { jobNumber: job?.number, modelIds: first ? [first.id] : [], halves },
    { enabled: job !== undefined && first !== undefined && day !== null, ...keep },
  ).data?.[0]
  const hold = trpc.desk.chart.hold.useMutation({
    onError: tellReason,
    onSettled: () => void utils.desk.invalidate(),
  })
  if (day === null) return null

  const place =
    ({ id: modelId, name }: Named, { number: jobNumber, title }: { number: string; title: string }) =>
    () => {
      if (hold.isPending) return
      hold.mutate(
        { modelId, jobNumber, halves, decisionKey: `${decisionKey} ${modelId}`.slice(0, 64) },
        {
          onSuccess(decided) {
            tellDecided(decided, copy.placed(name, title))
            onClose()
          },
        },
      )
    }
  const said = nearDay(day, localDay(now))
  const rank = forecast && (forecast.refusal ?? copy.rank(Math.max(...forecast.ranks)))
  const jobs = [...(job ? [job] : []), ...(mine ?? []).filter(({ number }) => number !== job?.number)]
  const lines = (talents ?? []).slice(0, TALENTS_SHOWN).flatMap((talent, at) =>
    jobs.slice(0, at === 0 ? JOBS_SHOWN : 1).map((each, jobAt) => ({
      key: `option ${talent.id} ${each.number}`,
      group: copy.groups.do,
      title: copy.option(talent.name, said, each.title),
      more: (at === 0 && jobAt === 0 && rank) || each.number,
      face: { face: talent.face, name: talent.name },
      act: place(talent, each),
    })),
  )
  if (lines.length > 0 || talents === undefined) return lines
  return [hint('option', jobs.length === 0 ? copy.noJob : copy.noTalent)]
}
