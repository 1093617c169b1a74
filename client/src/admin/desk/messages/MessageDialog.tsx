import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { DeskToday } from '../../../../../shared/desk/desk'
import { Button } from '../../../design/actions/Button'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextArea } from '../../../design/form/TextArea'
import { TypedDialog } from '../../forms/TypedDialog'
import { useFaultFocus } from '../../forms/useFaultFocus'
import { useFirstField } from '../../forms/useFirstField'
import { AgencyMessageLine } from '../../lists/records/AgencyMessageLine'
import { messages as copy } from './copy'
import { useTalentChat } from './useTalentChat'

type Props = { line: Pick<DeskToday['messages'][number], 'modelId' | 'name' | 'face'>; onClose: () => void }

/** The last messages of the chat with a talent, and the two ways to be done with them: an answer, or having read them. */
export default function MessageDialog({ line, onClose }: Props) {
  const { modelId, name } = line
  const form = useId()
  const fields = useFirstField<HTMLFormElement>()
  const [text, setText] = useState('')
  const { query, list, newest, problem, isSending, answer, markRead } = useTalentChat(modelId, name, onClose)
  const faults = useFaultFocus(fields, isSending)
  return (
    <TypedDialog
      size="narrow"
      title={copy.title(name)}
      of={line}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="outline"
            disabled={!newest || markRead.isPending}
            onClick={() => newest && markRead.mutate({ id: modelId, until: newest.id })}
          >
            {markRead.isPending ? copy.marking : copy.markRead}
          </Button>
          <SubmitButton busy={isSending} busyWords={copy.sending} form={form}>
            {problem ? copy.again : copy.send}
          </SubmitButton>
        </>
      }
    >
      {list ? (
        <chakra.ol
          role="list"
          aria-label={copy.list}
          tabIndex={0}
          display="flex"
          // Reversed, so that scrolling starts at the newest message.
          flexDirection="column-reverse"
          maxH="18rem"
          overflowY="auto"
          mb={4}
        >
          {list.toReversed().map((message) => (
            <AgencyMessageLine
              key={message.id}
              message={message}
              talent={name}
              copy={{ agency: copy.agency }}
            />
          ))}
        </chakra.ol>
      ) : (
        <NotLoaded query={query} copy={copy} />
      )}
      <chakra.form
        ref={fields}
        id={form}
        noValidate
        {...faults}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void answer(text)
        }}
      >
        <TextArea
          label={copy.answer(name)}
          help={copy.help}
          rows={3}
          value={text}
          error={problem ? `${copy.notSent} ${problem.message ?? ''}`.trim() : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </chakra.form>
    </TypedDialog>
  )
}
