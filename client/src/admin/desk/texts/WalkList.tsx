import { chakra } from '@chakra-ui/react'
import type { Walk, WalkPerson } from '../../../../../shared/desk/walks'
import { localMinute } from '../../../../../shared/format'
import { FaceImage } from '../../../design/media/FaceImage'
import { messages as copy } from './copy'

const FACE_PX = 32

type Props = { walk: Walk; currentId: string | undefined; onChoose: (claimId: string) => void }

/** Everybody of a walk with how far it has come; a press goes to that person. */
export const WalkList = ({ walk: { purpose, people }, currentId, onChoose }: Props) => (
  <chakra.ol listStyleType="none">
    {people.map((person, index) => (
      <chakra.li key={person.claimId} borderTop="1px solid" borderColor="hairline">
        <chakra.button
          type="button"
          display="grid"
          gridTemplateColumns="1.5rem auto minmax(0, 1fr) auto"
          alignItems="center"
          gap={3}
          w="full"
          minH="touch"
          px={2}
          textAlign="left"
          borderLeft="4px solid"
          borderColor={person.claimId === currentId ? 'fg' : 'transparent'}
          bg={person.claimId === currentId ? 'surface' : undefined}
          aria-current={person.claimId === currentId ? 'step' : undefined}
          onClick={() => onChoose(person.claimId)}
        >
          <chakra.span textStyle="small" color="fgQuiet">
            {index + 1}
          </chakra.span>
          <FaceImage face={person.face} name={person.name} px={FACE_PX} />
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {person.name}
          </chakra.span>
          <chakra.span textStyle="small" color={person.step === 'sent' ? 'fg' : 'fgQuiet'}>
            {stateOf(person, purpose)}
          </chakra.span>
        </chakra.button>
      </chakra.li>
    ))}
  </chakra.ol>
)

/** `Asked 14:08`, `Skipped`, `no number`. */
export function stateOf({ step, at, phone }: WalkPerson, purpose: Walk['purpose']): string {
  if (step === 'sent' && at) return copy.sent(purpose, localMinute(at).slice(-5))
  if (step === 'skipped') return copy.skipped
  return phone === null ? copy.noNumber : ''
}
