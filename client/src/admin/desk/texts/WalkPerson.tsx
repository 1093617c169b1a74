import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { whatsAppLink } from '../../../../../shared/agency'
import type { WalkPerson as Person } from '../../../../../shared/desk/walks'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { thumb } from '../../../design/actions/thumb'
import { failedBecause } from '../../../design/feedback/Problem'
import { ProblemWithRetry } from '../../../design/feedback/ProblemWithRetry'
import { TextArea } from '../../../design/form/TextArea'
import { FaceImage } from '../../../design/media/FaceImage'
import { useCopy } from '../../../lib/useCopy'
import { ChatButton } from '../../forms/ChatButton'
import { PhoneLink } from '../../lists/cells/PhoneLink'
import { messages as copy, type WalkKind } from './copy'
import { LanguageChoice } from './LanguageChoice'
import type { WalkState } from './useWalk'
import { stateOf } from './WalkList'

const FACE_PX = 120

type Props = {
  kind: WalkKind
  person: Person
  next: Person | undefined
  state: WalkState
}

/** One person of a walk: the text, the button that opens it in WhatsApp, and after it the next person. */
export function WalkPerson({ kind, person, next, state }: Props) {
  const { phone, email, name, more, step, modelId, clientId } = person
  const { written, error, write, type } = state.text
  const { said, copyText } = useCopy(copy)
  const isSent = step === 'sent'
  const text = written?.text ?? ''
  const markSent = () => state.keep('sent')
  const goOn = next ? copy.next(next.name) : copy.finish
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
  const openBy = { id: 'walk-open', size: 'large', flex: '1 1 14rem' } as const
  return (
    <Box>
      <Flex gap={5} align="end" mb={5}>
        <FaceImage face={person.face} name={name} px={FACE_PX} inColour />
        <Box minW={0} overflowWrap="anywhere">
          {phone ? <PhoneLink number={phone} /> : null}
          {more ? <chakra.p color="fgQuiet">{more}</chakra.p> : null}
          {modelId ? (
            <TextLink {...thumb} href={adminPaths.talent(modelId)}>
              {copy.card}
            </TextLink>
          ) : null}
          {clientId ? (
            <TextLink {...thumb} href={adminPaths.client(clientId)}>
              {copy.clientPage}
            </TextLink>
          ) : null}
        </Box>
      </Flex>
      {phone === null ? <chakra.p mb={3}>{copy.noNumberMore(name)}</chakra.p> : null}
      {write ? (
        // In the line of the label of the text.
        <Box position="relative" width="fit-content" ml="auto" mb={written && !error ? '-1.25rem' : 2}>
          <LanguageChoice language={written?.language ?? person.language} onChoose={write} />
        </Box>
      ) : null}
      {error ? (
        <ProblemWithRetry onRetry={() => write?.()}>{failedBecause(copy.textFailed, error)}</ProblemWithRetry>
      ) : written ? (
        <TextArea
          label={copy.text}
          rows={8}
          value={text}
          onChange={(event) => type(event.target.value)}
          lang={written.language}
        />
      ) : (
        <p>{copy.writing}</p>
      )}
      {/* In reach of the thumb and in sight, however long the text is. */}
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
          <Button variant="primary" size="large" flex="1 1 14rem" onClick={state.goOn}>
            {goOn}
          </Button>
        ) : written ? (
          phone ? (
            <ChatButton {...openBy} variant="primary" href={whatsAppLink(phone, text)} onClick={markSent}>
              {copy.open}
            </ChatButton>
          ) : email ? (
            <ChatButton
              {...openBy}
              variant="primary"
              href={`mailto:${email}?body=${encodeURIComponent(text)}`}
              onClick={markSent}
            >
              {copy.email}
            </ChatButton>
          ) : (
            <Button
              {...openBy}
              variant="primary"
              onClick={() => {
                void copyText(text)
                markSent()
              }}
            >
              {copy.copy}
            </Button>
          )
        ) : null}
        {isSent && phone ? (
          <ChatButton id="walk-open" variant="outline" size="large" href={whatsAppLink(phone, text)}>
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
            {step === 'sent' ? copy.didNotGo : copy.unskip}
          </Button>
        )}
        <Button variant="quiet" size="large" disabled={state.at <= 0} onClick={state.goBack}>
          {copy.previous}
        </Button>
      </Flex>
    </Box>
  )
}
