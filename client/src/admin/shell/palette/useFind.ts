import { adminPaths } from '../../../../../shared/adminPaths'
import { dotted } from '../../../../../shared/format'
import { fold } from '../../../../../shared/text/fold'
import { trpc } from '../../../lib/trpc'
import { useSettingsNav } from '../../access/team/useSettingsNav'
import { menuOf } from '../../pages'
import { useIsBooker } from '../useIsBooker'
import type { Command } from './command'
import { palette as copy } from './copy'
import { JOBS_SHOWN, keep, type Line, MORE_PAGES, type Named } from './lines'
import { recentlyUsed } from './recent'

const PAGES_SHOWN = 6

type Given = {
  /** nothing is searched for yet */
  isShort: boolean
  search: string
  talents: readonly Named[] | undefined
  onType: (text: string) => void
  onNewJob: () => void
  /** What pressing a line does that leads to a page. */
  open: (href: string, title: string, more?: string, job?: string) => () => void
}

/** Talents, jobs, clients, pages and verbs that match what was typed; what was used last where nothing is. */
export function useFind(
  command: Command,
  { isShort, search, talents, onType, onNewJob, open }: Given,
): { lines: Line[]; isLoading: boolean } {
  const isForDesk = useIsBooker()
  const settings = useSettingsNav()
  const isFind = command.verb === 'find'
  const asked = [
    { search, limit: JOBS_SHOWN },
    { enabled: isFind && !isShort, ...keep },
  ] as const
  const jobs = trpc.desk.jobs.list.useQuery(...asked)
  const clients = trpc.desk.clients.list.useQuery(...asked)

  const isFound = (text: string) => fold(text).includes(fold(search))
  const pages = [...menuOf('desk', isForDesk), ...MORE_PAGES, ...menuOf('work', isForDesk), ...settings].map(
    ({ to, words: title }): Line => ({ key: to, group: copy.groups.pages, title, act: open(to, title) }),
  )
  const found = pages.filter(({ title }) => search !== '' && isFound(title))
  const verbs = [
    { key: 'new job', title: copy.newJob, more: 'n', act: onNewJob },
    { key: 'option', title: copy.optionVerb, more: copy.optionExample, act: () => onType('option ') },
    { key: 'note', title: copy.noteVerb, more: copy.noteExample, act: () => onType('note ') },
  ]
    .filter(({ title }) => search === '' || isFound(title))
    .map((verb): Line => ({ group: copy.groups.do, ...verb }))

  if (search === '') {
    const recent = recentlyUsed().map(
      ({ href, title, more, job }): Line => ({
        key: `recent ${href}`,
        group: copy.groups.recent,
        title,
        more,
        act: open(href, title, more, job),
      }),
    )
    return { isLoading: false, lines: [...recent, ...verbs, ...pages.slice(0, PAGES_SHOWN)] }
  }
  if (isShort) return { isLoading: false, lines: [...verbs, ...found] }

  const faces = (talents ?? []).map(
    ({ id, name, city, face }): Line => ({
      key: `model ${id}`,
      group: copy.groups.faces,
      title: name,
      more: city ?? undefined,
      face: { face, name },
      act: isFind ? open(adminPaths.talent(id), name, city ?? '') : () => onType(`option ${name} `),
    }),
  )
  const work = !isFind
    ? []
    : [
        ...(jobs.data?.items ?? []).map(({ number, title, client }): Line => {
          const more = dotted([client, number])
          const act = open(adminPaths.job(number), title, more, number)
          return { key: number, group: copy.groups.jobs, title, more, act }
        }),
        ...(clients.data?.items ?? []).map(({ id, name }): Line => {
          const act = open(adminPaths.client(id), name, copy.client)
          return { key: `client ${id}`, group: copy.groups.clients, title: name, act }
        }),
      ]
  return {
    isLoading: talents === undefined || (isFind && (jobs.isPending || clients.isPending)),
    lines: [...faces, ...work, ...found, ...verbs],
  }
}
