import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ImportRunLine } from '../../../../../shared/roster/imports/rosterImportFields'
import { IconButton } from '../../../design/actions/IconButton'
import { Confirm } from '../../../design/feedback/Confirm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { rosterImport } from './copy'

const copy = rosterImport.list

/** Removes the record of an import that is not at work. */
export function RemoveImport({ run, onDone }: { run: ImportRunLine; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const remove = trpc.admin.rosterImport.remove.useMutation({
    onSuccess() {
      setAsked(false)
      notifySuccess(copy.removed)
      onDone()
    },
    onError: sayFailed(copy.removeFailed),
  })
  if (run.state === 'running' || run.state === 'taking-back') return null
  return (
    <>
      <IconButton aria-label={copy.remove(run.fileName)} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      <Confirm
        open={isAsked}
        title={copy.removeTitle}
        question={run.state === 'draft' ? copy.removeDraft : copy.removeDone}
        confirmWords={copy.removeConfirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutateAsync({ id: run.id }).catch(() => {})}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
