import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { nearDay } from '../../../../../shared/desk/dayWords'
import { dotted, localDay } from '../../../../../shared/format'
import { fold } from '../../../../../shared/text/fold'
import { freshKey } from '../../../lib/forms/idempotency'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { useSettingsNav } from '../../access/team/useSettingsNav'
import { admin } from '../../copy'
import { tellDecided } from '../../desk/items/undoStore'
import { tellReason } from '../../forms/tellFailed'
import { menuOf } from '../../pages'
import { useIsBooker } from '../useIsBooker'
import { readCommand } from './command'
import { hint, type Line, MORE_PAGES } from './lines'
import { recentlyUsed, rememberUse } from './recent'

const copy = admin.shell.palette
const SEARCH_MIN = 2
const JOBS_SHOWN = 4

type Given = {
  /** A search that has settled, so that each key press does not ask the server. */
  typed: string
  onType: (text: string) => void
  onNewJob: () => void
  onClose: () => void
}

/** What the palette offers for what is typed, permission by permission; the first line is what Enter does. */
export function usePalette({ typed, onType, onNewJob, onClose }: Given): {
  lines: Line[]
  isLoading: boolean
} {
  const [path, navigate] = useLocation()
  const [now] = useState(() => new Date())
  const [decisionKey] = useState(freshKey)
  const isForDesk = useIsBooker()
  const settings = useSettingsNav()
  const utils = trpc.useUtils()
  const command = readCommand(typed, now)
  const search = command.verb === 'note' ? '' : command.search
  const enabled = search.length >= SEARCH_MIN
  const keep = { placeholderData: <Data>(before: Data) => before, staleTime: 10_000 }
  const names = trpc.desk.talents.names.useQuery({ search }, { enabled, ...keep })
  const jobs = trpc.desk.jobs.list.useQuery(
    { search, limit: JOBS_SHOWN },
    { enabled: enabled && command.verb === 'find', ...keep },
  )
  const clients = trpc.desk.clients.list.useQuery(
    { search, limit: JOBS_SHOWN },
    { enabled: enabled && command.verb === 'find', ...keep },
  )
  const recent = recentlyUsed()
  const number = /^\/admin\/jobs\/([^/]+)$/.exec(path)?.[1] ?? recent.find(({ job }) => job)?.job
  const job = trpc.desk.jobs.get.useQuery(
    { number: number ?? '' },
    { enabled: number !== undefined && command.verb !== 'find', ...keep },
  ).data
  const mine = trpc.desk.jobs.list.useQuery(
    { view: 'mine', limit: JOBS_SHOWN },
    { enabled: command.verb === 'option', ...keep },
  ).data?.items
  const first = names.data?.[0]
  const day = command.verb === 'option' ? command.day : null
  const halves =
    day === null
      ? []
      : [
          { day, half: 'am' as const },
          { day, half: 'pm' as const },
        ]
  const forecast = trpc.desk.chart.forecastHold.useQuery(
    { jobNumber: job?.number, modelIds: first ? [first.id] : [], halves },
    { enabled: job !== undefined && first !== undefined && day !== null, ...keep },
  ).data?.[0]
  const hold = trpc.desk.chart.hold.useMutation({
    onError: tellReason,
    onSettled: () => void utils.desk.invalidate(),
  })
  const addNote = trpc.desk.notes.add.useMutation({
    onError: tellReason,
    onSettled: () => void utils.desk.invalidate(),
  })

  const open =
    (href: string, title: string, more = '', jobNumber?: string) =>
    () => {
      rememberUse({ href, title, more, ...(jobNumber && { job: jobNumber }) })
      onClose()
      navigate(href)
    }
  const place = (model: { id: string; name: string }, forJob: { number: string; title: string }) => () => {
    if (hold.isPending) return
    hold.mutate(
      {
        modelId: model.id,
        jobNumber: forJob.number,
        halves,
        decisionKey: `${decisionKey} ${model.id}`.slice(0, 64),
      },
      {
        onSuccess(decided) {
          tellDecided(decided, copy.placed(model.name, forJob.title))
          onClose()
        },
      },
    )
  }
  const nobody = { lines: [], isLoading: false }

  if (command.verb === 'note') {
    if (!job) return { ...nobody, lines: [hint('note', copy.noJob)] }
    const act = () => {
      if (addNote.isPending) return
      addNote.mutate(
        { jobId: job.id, words: command.words },
        {
          onSuccess() {
            notifySuccess(copy.noted(job.title))
            onClose()
          },
        },
      )
    }
    return {
      ...nobody,
      lines: [
        { key: 'note', group: copy.groups.do, title: copy.noteOn(job.title), more: command.words, act },
      ],
    }
  }

  if (command.verb === 'option' && day !== null) {
    const targets = [...(job ? [job] : []), ...(mine ?? []).filter((each) => each.number !== job?.number)]
    const said = nearDay(day, localDay(now))
    const lines = (names.data ?? []).slice(0, 3).flatMap((model, at) =>
      targets.slice(0, at === 0 ? JOBS_SHOWN : 1).map((each, place_) => ({
        key: `option ${model.id} ${each.number}`,
        group: copy.groups.do,
        title: copy.option(model.name, said, each.title),
        more:
          at === 0 && place_ === 0 && forecast
            ? (forecast.refusal ?? copy.rank(Math.max(...forecast.ranks)))
            : each.number,
        face: { face: model.face, name: model.name },
        act: place(model, each),
      })),
    )
    if (lines.length > 0 || names.isPending) return { lines, isLoading: names.isPending }
    return { ...nobody, lines: [hint('option', targets.length === 0 ? copy.noJob : copy.noTalent)] }
  }

  const pages = [...menuOf('desk', isForDesk), ...MORE_PAGES, ...menuOf('work', isForDesk), ...settings]
  const isFound = (text: string) => fold(text).includes(fold(search))
  const pageLines = pages
    .filter((page) => search !== '' && isFound(page.words))
    .map(({ to, words: title }) => ({ key: to, group: copy.groups.pages, title, act: open(to, title) }))
  const verbs: Line[] = [
    { key: 'new job', group: copy.groups.do, title: copy.newJob, more: 'n', act: onNewJob },
    {
      key: 'option',
      group: copy.groups.do,
      title: copy.optionVerb,
      more: copy.optionExample,
      act: () => onType('option '),
    },
    {
      key: 'note',
      group: copy.groups.do,
      title: copy.noteVerb,
      more: copy.noteExample,
      act: () => onType('note '),
    },
  ].filter(({ title }) => search === '' || isFound(title))
  if (!enabled)
    return {
      isLoading: false,
      lines: [
        ...(search === ''
          ? recent.map(({ href, title, more, job: of }) => ({
              key: `recent ${href}`,
              group: copy.groups.recent,
              title,
              more,
              act: open(href, title, more, of),
            }))
          : []),
        ...verbs,
        ...(search === ''
          ? pages.slice(0, 6).map(({ to, words: title }) => ({
              key: to,
              group: copy.groups.pages,
              title,
              act: open(to, title),
            }))
          : pageLines),
      ],
    }
  return {
    isLoading: names.isPending || (command.verb === 'find' && (jobs.isPending || clients.isPending)),
    lines: [
      ...(names.data ?? []).map((model) => ({
        key: `model ${model.id}`,
        group: copy.groups.faces,
        title: model.name,
        more: model.city ?? undefined,
        face: { face: model.face, name: model.name },
        act:
          command.verb === 'option'
            ? () => onType(`option ${model.name} `)
            : open(adminPaths.talent(model.id), model.name, model.city ?? ''),
      })),
      ...(command.verb === 'find' ? (jobs.data?.items ?? []) : []).map((each) => {
        const more = dotted([each.number, each.client])
        return {
          key: each.number,
          group: copy.groups.jobs,
          title: each.title,
          more,
          act: open(adminPaths.job(each.number), each.title, more, each.number),
        }
      }),
      ...(command.verb === 'find' ? (clients.data?.items ?? []) : []).map(({ id, name }) => ({
        key: `client ${id}`,
        group: copy.groups.clients,
        title: name,
        act: open(adminPaths.client(id), name, copy.client),
      })),
      ...pageLines,
      ...verbs,
    ],
  }
}
