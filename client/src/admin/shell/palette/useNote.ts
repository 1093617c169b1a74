import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellReason } from '../../forms/tellFailed'
import type { Command } from './command'
import { palette as copy } from './copy'
import { hint, type Line } from './lines'

/** The line of `note call the studio`: it is kept on the job that is open or was opened last. */
export function useNote(
  command: Command,
  job: { id: string; title: string } | undefined,
  onClose: () => void,
): Line[] {
  const utils = trpc.useUtils()
  const add = trpc.desk.notes.add.useMutation({
    onError: tellReason,
    onSettled: () => void utils.desk.invalidate(),
  })
  if (command.verb !== 'note') return []
  if (!job) return [hint('note', copy.noJob)]
  const { id: jobId, title } = job
  const { words } = command
  const onSuccess = () => {
    notifySuccess(copy.noted(title))
    onClose()
  }
  const act = () => {
    if (!add.isPending) add.mutate({ jobId, words }, { onSuccess })
  }
  return [{ key: 'note', group: copy.groups.do, title: copy.noteOn(title), more: words, act }]
}
