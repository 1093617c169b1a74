import { DOCUMENT_WORDS } from '../../../../../shared/media/documentWords'
import type { DocumentLine } from '../../../../../shared/talent/documents'
import { Confirm } from '../../../design/feedback/Confirm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { removalOptions } from '../../forms/tellFailed'
import { documents } from './copy'

const copy = documents.removing

type Props = { line: Pick<DocumentLine, 'id' | 'kind'>; onClose: () => void }

/** Asks, then removes a document with its file. */
export default function RemoveDocument({ line: { id, kind }, onClose }: Props) {
  const utils = trpc.useUtils()
  const done = () => {
    notifySuccess(copy.done)
    void utils.admin.documents.invalidate()
    void utils.desk.today.invalidate()
    onClose()
  }
  const remove = trpc.admin.documents.remove.useMutation(
    removalOptions({ done, failed: copy.failed, onClose }),
  )
  return (
    <Confirm
      open
      title={copy.title(DOCUMENT_WORDS[kind])}
      question={copy.question}
      confirmWords={copy.act}
      busyWords={copy.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id })}
      onClose={onClose}
    />
  )
}
