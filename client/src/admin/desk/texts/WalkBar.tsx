import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { whatsAppLink } from '../../../../../shared/agency'
import type { WalkPerson } from '../../../../../shared/desk/walks'
import { Button } from '../../../design/actions/Button'
import { useCopy } from '../../../lib/useCopy'
import { ChatButton } from '../../forms/ChatButton'
import { messages as copy, type WalkKind } from './copy'
import type { WalkState } from './useWalk'
import { stateOf } from './WalkList'

export type WalkBarProps = {
  kind: WalkKind
  person: WalkPerson
  next: WalkPerson | undefined
  state: WalkState
}

const main = { variant: 'primary', size: 'large', flex: '1 1 14rem' } as const

/** How far the person is, and the buttons that lead on. In reach of the thumb and in sight, however long the text is. */
export function WalkBar({ kind, person, next, state }: WalkBarProps) {
  const { phone, email, step } = person
  const { written } = state.text
  const { said, copyText } = useCopy(copy)
  const isSent = step === 'sent'
  const text = written?.text ?? ''
  const chat = phone ? whatsAppLink(phone, text) : null
  const opens = chat ?? (email ? `mailto:${email}?body=${encodeURIComponent(text)}` : null)
  const markSent = () => state.keep('sent')
  const bar = useRef<HTMLDivElement>(null)
  const hasMain = isSent || written !== undefined
  // The main button has the focus, so that Enter opens and goes on; not while something is typed.
  useEffect(() => {
    const { activeElement } = document
    if (hasMain && !(activeElement instanceof HTMLTextAreaElement))
      bar.current
        ?.querySelector<HTMLElement>(isSent ? 'button' : '#walk-open')
        ?.focus({ preventScroll: true })
  }, [hasMain, isSent])
  return (
    <Flex
      ref={bar}
      gap={{ base: 2, md: 3 }}
      wrap="wrap"
      position="sticky"
      bottom="var(--bottom-bar, 0px)"
      zIndex="raised"
      bg="bg"
      py={3}
    >
      <chakra.p role="status" flex="1 0 100%" textStyle="small" fontWeight="semibold">
        {step === null && (said || !person.written) ? said : stateOf(person, kind)}
      </chakra.p>
      {isSent ? (
        <Button {...main} onClick={state.goOn}>
          {next ? copy.next(next.name) : copy.finish}
        </Button>
      ) : !written ? null : opens ? (
        <ChatButton {...main} id="walk-open" href={opens} onClick={markSent}>
          {chat ? copy.open : copy.email}
        </ChatButton>
      ) : (
        <Button
          {...main}
          id="walk-open"
          onClick={() => {
            void copyText(text)
            markSent()
          }}
        >
          {copy.copy}
        </Button>
      )}
      {isSent && chat ? (
        <ChatButton id="walk-open" variant="outline" size="large" href={chat}>
          {copy.openAgain}
        </ChatButton>
      ) : null}
      {step === null ? (
        <Button
          id="walk-skip"
          variant="outline"
          size="large"
          onClick={() => state.keep('skipped', state.goOn)}
        >
          {copy.skip}
        </Button>
      ) : (
        <Button variant="outline" size="large" onClick={() => state.keep('back')}>
          {isSent ? copy.didNotGo : copy.unskip}
        </Button>
      )}
      <Button variant="quiet" size="large" disabled={state.at <= 0} onClick={state.goBack}>
        {copy.previous}
      </Button>
    </Flex>
  )
}
