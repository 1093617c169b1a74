import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { TalentCard } from '../../../../../shared/desk/talentCards'
import { DOCUMENT_KINDS, type DocumentKind } from '../../../../../shared/lists'
import { DOCUMENT_WORDS } from '../../../../../shared/media/documentWords'
import { Dialog } from '../../../design/feedback/Dialog'
import { Problem } from '../../../design/feedback/Problem'
import { SelectField } from '../../../design/form/SelectField'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { HandOver } from '../../forms/HandOver'
import { documents } from './copy'

const copy = documents.asking
const KINDS = DOCUMENT_KINDS.map((value) => ({ value, words: DOCUMENT_WORDS[value] }))

type Props = { card: Pick<TalentCard, 'id' | 'name'>; onClose: () => void }

/** A text with a link by which the talent sends one document, for WhatsApp or a mail. */
export default function AskForDocument({ card: { id: modelId, name }, onClose }: Props) {
  const [kind, setKind] = useState<DocumentKind>('passport')
  const { mutate, data, isPending, isError } = trpc.desk.documents.ask.useMutation()
  if (data)
    return (
      <Dialog open title={copy.title(name)} onClose={onClose}>
        <HandOver {...data} subject={DOCUMENT_WORDS[kind]} />
      </Dialog>
    )
  return (
    <FormDialog
      title={copy.title(name)}
      lead={<chakra.p mb={4}>{copy.lead}</chakra.p>}
      submit={copy.act}
      busy={isPending}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate({ modelId, kind })
      }}
    >
      <SelectField label={copy.kind} value={kind} choices={KINDS} onChoose={setKind} />
      <Problem>{isError ? copy.failed : null}</Problem>
    </FormDialog>
  )
}
