import type { TalentCard } from '../../../../../shared/desk/talentCards'
import { DocumentFields } from '../../../design/documents/DocumentFields'
import { Problem } from '../../../design/feedback/Problem'
import { useNewDocument } from '../../../lib/forms/useNewDocument'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { documents } from './copy'

const copy = documents.adding

type Props = { card: Pick<TalentCard, 'id' | 'name'>; onClose: () => void }

/** A document that came by hand or by mail. */
export default function AddDocument({ card: { id: modelId, name }, onClose }: Props) {
  const utils = trpc.useUtils()
  const form = useNewDocument({
    to: `/admin/models/${encodeURIComponent(modelId)}/documents`,
    send: (facts) => utils.client.admin.documents.add.mutate({ modelId, ...facts }),
    onDone() {
      notifySuccess(copy.done)
      void utils.admin.documents.invalidate()
      void utils.desk.today.invalidate()
      onClose()
    },
  })
  return (
    <FormDialog
      title={copy.title(name)}
      submit={copy.act}
      busy={form.isSending}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <DocumentFields form={form} />
      <Problem>{form.problem}</Problem>
    </FormDialog>
  )
}
