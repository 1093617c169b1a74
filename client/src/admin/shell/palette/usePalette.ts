import { useState } from 'react'
import { useLocation } from 'wouter'
import { trpc } from '../../../lib/trpc'
import { readCommand } from './command'
import { keep, type Line } from './lines'
import { recentlyUsed, rememberUse } from './recent'
import { useFind } from './useFind'
import { useNote } from './useNote'
import { useOption } from './useOption'

const SEARCH_MIN = 2

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
  const command = readCommand(typed, now)
  const search = command.verb === 'note' ? '' : command.search
  const isShort = search.length < SEARCH_MIN
  const talents = trpc.desk.talents.names.useQuery({ search }, { enabled: !isShort, ...keep }).data
  const number = /^\/admin\/jobs\/([^/]+)$/.exec(path)?.[1] ?? recentlyUsed().find(({ job }) => job)?.job
  const job = trpc.desk.jobs.get.useQuery(
    { number: number ?? '' },
    { enabled: number !== undefined && command.verb !== 'find', ...keep },
  ).data
  const open =
    (href: string, title: string, more = '', jobNumber?: string) =>
    () => {
      rememberUse({ href, title, more, ...(jobNumber && { job: jobNumber }) })
      onClose()
      navigate(href)
    }
  const note = useNote(command, job, onClose)
  const option = useOption(command, { now, talents, job, onClose })
  const found = useFind(command, { isShort, search, talents, onType, onNewJob, open })
  if (command.verb === 'note') return { lines: note, isLoading: false }
  if (option) return { lines: option, isLoading: talents === undefined }
  return found
}
