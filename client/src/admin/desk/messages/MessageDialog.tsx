import { chakra, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { DeskToday } from '../../../../../shared/desk/desk'
import { shortMoment } from '../../../../../shared/format'
import type { AgencyMessage } from '../../../../../shared/talent/mentorMessages'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextArea } from '../../../design/form/TextArea'
import { useFirstField } from '../../forms/useFirstField'
import { messages as words } from './copy'
import { useTalentChat } from './useTalentChat'

type Props = { line: Pick<DeskToday['messages'][number], 'modelId' | 'name' | 'face'>; onClose: () => void }

/** The last messages of the chat with a talent, and the two ways to be done with them: an answer, or having read them. */
export default function MessageDialog({ line, onClose }: Props) {
  const { modelId, name } = line
  const form = useId()
  const fields = useFirstField<HTMLFormElement>()
  const [text, setText] = useState('')
  const { query, list, newest, problem, isSending, answer, markRead } = useTalentChat(modelId, name, onClose)
  return (
    <Dialog
      open
      size="narrow"
      title={words.title(name)}
      of={line}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="outline"
            disabled={!newest || markRead.isPending}
            onClick={() => newest && markRead.mutate({ id: modelId, until: newest.id })}
          >
            {markRead.isPending ? words.marking : words.markRead}
          </Button>
          <SubmitButton busy={isSending} busyWords={words.sending} form={form}>
            {problem ? words.again : words.send}
          </SubmitButton>
        </>
      }
    >
      {list ? (
        <chakra.ol
          role="list"
          aria-label={words.list}
          tabIndex={0}
          display="flex"
          // Reversed, so that scrolling starts at the newest message.
          flexDirection="column-reverse"
          maxH="18rem"
          overflowY="auto"
          mb={4}
        >
          {list.toReversed().map((message) => (
            <Message key={message.id} message={message} talent={name} />
          ))}
        </chakra.ol>
      ) : (
        <NotLoaded query={query} words={words} />
      )}
      <chakra.form
        ref={fields}
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void answer(text)
        }}
      >
        <TextArea
          label={words.answer(name)}
          help={words.help}
          rows={3}
          value={text}
          error={problem ? `${words.notSent} ${problem.message ?? ''}`.trim() : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </chakra.form>
    </Dialog>
  )
}

function Message({ message, talent }: { message: AgencyMessage; talent: string }) {
  const { sender, author, text, at } = message
  return (
    <chakra.li borderTop="1px solid" borderColor="hairline" py={2.5}>
      <Flex columnGap={3} wrap="wrap" textStyle="edge" color="fgQuiet" mb={0.5}>
        <chakra.span fontWeight="semibold" color="fg">
          {sender === 'talent' ? talent : (author ?? words.agency)}
        </chakra.span>
        <time dateTime={at}>{shortMoment(at)}</time>
      </Flex>
      <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </chakra.li>
  )
}
