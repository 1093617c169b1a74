import { DOCUMENT_WORDS } from '../../../../../shared/media/documentWords'
import type { DocumentLine } from '../../../../../shared/talent/documents'
import { Confirm } from '../../../design/feedback/Confirm'
import { parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellRefused } from '../../forms/tellFailed'
import { documents } from './copy'

const words = documents.removing

type Props = { line: Pick<DocumentLine, 'id' | 'kind'>; onClose: () => void }

/** Asks, then removes a document with its file. */
export default function RemoveDocument({ line: { id, kind }, onClose }: Props) {
  const utils = trpc.useUtils()
  const done = () => {
    notifySuccess(words.done)
    void utils.admin.documents.invalidate()
    void utils.desk.today.invalidate()
    onClose()
  }
  const remove = trpc.admin.documents.remove.useMutation({
    onSuccess: done,
    onError(error) {
      // A colleague has already removed it.
      if (parseApiError(error).status === 404) return done()
      tellRefused(error, words.failed)
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={words.title(DOCUMENT_WORDS[kind])}
      question={words.question}
      confirmWords={words.act}
      busyWords={words.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id })}
      onClose={onClose}
    />
  )
}
