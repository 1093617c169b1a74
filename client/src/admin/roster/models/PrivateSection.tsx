import { chakra, Flex } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import type { EditableModel } from '../../../../../shared/roster/modelRecord'
import { Button } from '../../../design/actions/Button'
import { UnsavedChangesDialog, UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { DataList } from '../../../design/lists/DataList'
import { PhoneLink } from '../../lists/cells/PhoneLink'
import { WhatsAppLink } from '../../lists/cells/WhatsAppLink'
import { adminModels } from './copy'
import { labelOf } from './modelDraft'
import { PartForm } from './PartForm'
import { useModelForm } from './useModelForm'

const copy = adminModels.private

/** The agency's own note and how to reach the model, in sight whatever tab is open. */
export function PrivateSection({ model }: { model: EditableModel }) {
  const id = useId()
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const wasEdited = useRef(false)
  const edit = useModelForm(model)
  const open = () => {
    edit.start()
    wasEdited.current = true
    setEditing(true)
  }
  const close = () => {
    setAsking(false)
    setEditing(false)
    edit.start()
  }
  const save: typeof edit.save = async (part) => {
    const isSaved = await edit.save(part)
    if (isSaved) close()
    return isSaved
  }
  return (
    <chakra.section aria-labelledby={id} borderTop="1px solid" borderColor="fg" pt={3} pb={6} mb={4}>
      <Flex
        columnGap={4}
        rowGap={2}
        wrap="wrap"
        align="center"
        justify="space-between"
        mb={isEditing ? 4 : 0}
      >
        <chakra.h2 id={id} textStyle="label" color="fgQuiet">
          {copy.title}
        </chakra.h2>
        {isEditing ? null : (
          // After the form has closed, its button has the focus again.
          <Button
            variant="outline"
            size="small"
            ref={(button: HTMLButtonElement | null) => {
              if (!wasEdited.current || !button) return
              wasEdited.current = false
              button.focus()
            }}
            onClick={open}
          >
            {copy.edit}
          </Button>
        )}
      </Flex>
      {isEditing ? (
        <PartForm
          part="private"
          model={model}
          edit={{ ...edit, save }}
          onCancel={() => (edit.isDirty ? setAsking(true) : close())}
        />
      ) : (
        <PrivateFacts model={model} />
      )}
      <UnsavedChangesGuard isDirty={isEditing && edit.isDirty} />
      <UnsavedChangesDialog open={isAsking} onLeave={close} onStay={() => setAsking(false)} />
    </chakra.section>
  )
}

/** What is there only: it is in sight on every tab. */
function PrivateFacts({ model }: { model: EditableModel }) {
  const { secondPhone, whatsapp, privateNote } = model.private
  const facts = [
    { term: adminModels.contact.phone, value: phoneOf(model.phone) },
    { term: labelOf('secondPhone'), value: phoneOf(secondPhone) },
    { term: labelOf('whatsapp'), value: chatOf(whatsapp) },
    {
      term: labelOf('privateNote'),
      value: privateNote && <chakra.span whiteSpace="pre-line">{privateNote}</chakra.span>,
    },
  ].filter(({ value }) => value)
  return facts.length > 0 ? <DataList facts={facts} maxW="52rem" /> : <p>{copy.none}</p>
}

const phoneOf = (number: string | null) => number && <PhoneLink number={number} />
const chatOf = (number: string | null) =>
  number?.startsWith('+') ? <WhatsAppLink number={number}>{number}</WhatsAppLink> : phoneOf(number)
