import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ImportRunLine } from '../../../../../shared/roster/rosterImportFields'
import { IconButton } from '../../../design/actions/IconButton'
import { Confirm } from '../../../design/feedback/Confirm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { rosterImport } from './copy'

const words = rosterImport.list

/** Removes the record of an import that is not at work. */
export function RemoveImport({ run, onDone }: { run: ImportRunLine; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const remove = trpc.admin.rosterImport.remove.useMutation({
    onSuccess() {
      setAsked(false)
      notifySuccess(words.removed)
      onDone()
    },
    onError: sayFailed(words.removeFailed),
  })
  if (run.state === 'running' || run.state === 'taking-back') return null
  return (
    <>
      <IconButton aria-label={words.remove(run.fileName)} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      <Confirm
        open={isAsked}
        title={words.removeTitle}
        question={run.state === 'draft' ? words.removeDraft : words.removeDone}
        confirmWords={words.removeConfirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutateAsync({ id: run.id }).catch(() => {})}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
