import { useState } from 'react'
import { nearDay } from '../../../../../shared/desk/dayWords'
import { STAGES_AT_WORK } from '../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { dotted, localDay } from '../../../../../shared/format'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { tellDecided } from '../../desk/items/undoStore'
import { tellReason } from '../../forms/tellFailed'
import type { Command } from './command'
import { palette as copy } from './copy'
import { hint, JOBS_SHOWN, keep, type Line, type Named } from './lines'

const TALENTS_SHOWN = 3

type Given = {
  now: Date
  /** the talents found by what was typed; undefined while they are asked for */
  talents: readonly Named[] | undefined
  /** the job that is open or was opened last; while it is worked on, it comes before the booker's own */
  job: Pick<JobRecord, 'number' | 'title' | 'stage'> | undefined
  onClose: () => void
}

/** The lines of `option zoya 10 dec`, the first with what would come of it; null without a verb or a day. */
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
  const open = job && STAGES_AT_WORK.includes(job.stage) ? [job] : []
  const jobs = [...open, ...(mine ?? []).filter(({ number }) => number !== job?.number)]
  const [first] = jobs
  const shown = (talents ?? []).slice(0, TALENTS_SHOWN)
  const forecasts = trpc.desk.chart.forecastHold.useQuery(
    { jobNumber: first?.number, modelIds: shown.map(({ id }) => id), halves },
    // What was read for another day would be wrong for this one.
    { enabled: first !== undefined && shown.length > 0 && day !== null, staleTime: 0 },
  )
  const hold = trpc.desk.chart.hold.useMutation({
    onError: tellReason,
    onSettled: () => void utils.desk.invalidate(),
  })
  if (day === null) return null

  const place =
    ({ id: modelId, name }: Named, { number: jobNumber, title }: { number: string; title: string }) =>
    () => {
      if (hold.isPending) return
      const given = { modelId, jobNumber, halves, decisionKey: `${decisionKey} ${modelId}`.slice(0, 64) }
      // Its own callbacks would not be called once the palette is closed.
      hold.mutateAsync(given).then(
        (decided) => {
          tellDecided(decided, copy.placed(name, title))
          onClose()
        },
        () => {},
      )
    }
  const said = nearDay(day, localDay(now))
  const resultOf = ({ id }: Named) => {
    if (forecasts.isPending) return { words: copy.looking }
    const found = forecasts.data?.find(({ modelId }) => modelId === id)
    if (!found) return {}
    const { ranks, behind, addsDay, refusal } = found
    if (refusal !== null) return { words: copy.notPossible(refusal), isRefused: true }
    return { words: dotted([copy.place(Math.max(...ranks), behind), addsDay && copy.addsDay(said)]) }
  }
  const lines = shown.flatMap((talent, at) =>
    jobs.slice(0, at === 0 ? JOBS_SHOWN : 1).map((each): Line => {
      const { words, isRefused } = each === first ? resultOf(talent) : {}
      return {
        key: `option ${talent.id} ${each.number}`,
        group: copy.groups.do,
        title: copy.option(talent.name, said, each.title),
        more: words ?? each.number,
        face: { face: talent.face, name: talent.name },
        act: isRefused ? () => {} : place(talent, each),
      }
    }),
  )
  if (lines.length > 0 || talents === undefined) return lines
  return [hint('option', jobs.length === 0 ? copy.noJob : copy.noTalent)]
}
