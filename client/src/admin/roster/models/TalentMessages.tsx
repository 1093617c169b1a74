import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { ModelRecord } from '../../../../../shared/roster/modelRecord'
import type { AgencyMessage } from '../../../../../shared/talent/mentorMessages'
import { Button } from '../../../design/actions/Button'
import { Badge } from '../../../design/feedback/Badge'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { TextArea } from '../../../design/form/TextArea'
import { ShortForm } from '../../forms/ShortForm'
import { AgencyMessageLine } from '../../lists/records/AgencyMessageLine'
import { adminModels } from './copy'
import { modelName } from './modelName'
import { useTalentMessages } from './useTalentMessages'

const copy = adminModels.messages
const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    width: 'full',
    minH: 'touch',
    textAlign: 'left',
    textStyle: 'label',
    cursor: 'pointer',
    '& svg': { transition: 'transform 150ms' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
})

/** The chat with a talent. Collapsed at first, because opening it marks messages as read. */
export default function TalentMessages({ model }: { model: ModelRecord }) {
  const id = useId()
  const [params] = useSearchParams()
  const isAsked = params.get('messages') === 'open'
  const [isOpen, setOpen] = useState(isAsked)
  const section = useRef<HTMLElement>(null)
  const messages = useTalentMessages(model.id, isOpen)
  const unread = messages.chat?.unread ?? 0
  const isWaitedFor = isAsked && messages.chat !== undefined
  // On a phone the chat is below the status switches: scroll to it.
  useEffect(() => {
    const top = isWaitedFor ? section.current?.getBoundingClientRect().top : undefined
    if (top !== undefined && top > innerHeight / 2) section.current?.scrollIntoView()
  }, [isWaitedFor])
  return (
    <chakra.section
      ref={section}
      scrollMarginTop="var(--sticky-top)"
      aria-labelledby={id}
      borderTop="1px solid"
      borderColor="fg"
      pb={isOpen ? 6 : 2}
      mb={4}
    >
      <chakra.h2 textStyle="label" color="fgQuiet">
        <Toggle
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-chat`}
          onClick={() => setOpen(!isOpen)}
        >
          {copy.title}
          {unread > 0 ? <Badge tone="yellow">{copy.unread(unread)}</Badge> : null}
          <ChevronDown size={18} aria-hidden />
        </Toggle>
      </chakra.h2>
      <Box id={`${id}-chat`} hidden={!isOpen}>
        {messages.chat ? (
          <Chat model={model} messages={messages} list={messages.chat.messages} />
        ) : (
          <NotLoaded query={messages} copy={copy} />
        )}
      </Box>
    </chakra.section>
  )
}

type ChatProps = {
  model: ModelRecord
  messages: ReturnType<typeof useTalentMessages>
  list: readonly AgencyMessage[]
}

function Chat({ model, messages, list }: ChatProps) {
  const [text, setText] = useState('')
  const { problem, showEarlier, isSending, answer } = messages
  return (
    <Box maxW="form">
      <chakra.p textStyle="small" color="fgQuiet" mb={3}>
        {list.length === 0 ? copy.none : copy.help}
      </chakra.p>
      <Box
        role="log"
        aria-label={copy.list}
        tabIndex={list.length > 0 ? 0 : undefined}
        display="flex"
        // Reversed, so that scrolling starts at the newest message.
        flexDirection="column-reverse"
        maxH="24rem"
        overflowY="auto"
        mb={4}
      >
        <Box>
          {showEarlier ? (
            <Button variant="outline" size="small" mb={3} onClick={showEarlier}>
              {copy.earlier}
            </Button>
          ) : null}
          <chakra.ol role="list">
            {list.map((message) => (
              <AgencyMessageLine key={message.id} message={message} talent={modelName(model)} copy={copy} />
            ))}
          </chakra.ol>
        </Box>
      </Box>
      <ShortForm
        submit={problem ? copy.tryAgain : copy.send}
        busy={isSending}
        busyWords={copy.sending}
        isDirty={text.trim() !== ''}
        onSend={async () => {
          if (text.trim() !== '' && (await answer(text))) setText('')
        }}
      >
        <TextArea
          label={copy.answer(modelName(model))}
          rows={3}
          value={text}
          error={problem ? `${copy.notSent} ${problem.message ?? ''}`.trim() : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </ShortForm>
    </Box>
  )
}
