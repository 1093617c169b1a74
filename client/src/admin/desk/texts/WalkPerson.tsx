import { Box, chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { TextLink } from '../../../design/actions/TextLink'
import { thumb } from '../../../design/actions/thumb'
import { failedBecause } from '../../../design/feedback/Problem'
import { ProblemWithRetry } from '../../../design/feedback/ProblemWithRetry'
import { TextArea } from '../../../design/form/TextArea'
import { FaceImage } from '../../../design/media/FaceImage'
import { PhoneLink } from '../../lists/cells/PhoneLink'
import { messages as copy } from './copy'
import { LanguageChoice } from './LanguageChoice'
import { WalkBar, type WalkBarProps } from './WalkBar'

const FACE_PX = 120

/** One person of a walk: who it is, the text, and the bar that opens it and leads to the next person. */
export function WalkPerson(props: WalkBarProps) {
  const { person, state } = props
  const { phone, name, more, modelId, clientId } = person
  const { written, error, write, type } = state.text
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
          value={written.text}
          onChange={(event) => type(event.target.value)}
          lang={written.language}
        />
      ) : (
        <p>{copy.writing}</p>
      )}
      <WalkBar {...props} />
    </Box>
  )
}
