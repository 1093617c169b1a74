import { chakra } from '@chakra-ui/react'
import type { WalkPerson } from '../../../../../shared/desk/walks'
import { localMinute } from '../../../../../shared/format'
import { FaceImage } from '../../../design/media/FaceImage'
import { messages as copy, type WalkKind } from './copy'
import { writtenWords } from './writtenWords'

const FACE_PX = 32

type Props = {
  kind: WalkKind
  people: readonly WalkPerson[]
  currentId: string | undefined
  onChoose: (id: string) => void
}

/** Everybody of a walk with how far it has come; a press goes to that person. */
export const WalkList = ({ kind, people, currentId, onChoose }: Props) => (
  <chakra.ol listStyleType="none">
    {people.map((person, index) => (
      <chakra.li key={person.id} borderTop="1px solid" borderColor="hairline">
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
          borderColor={person.id === currentId ? 'fg' : 'transparent'}
          bg={person.id === currentId ? 'surface' : undefined}
          aria-current={person.id === currentId ? 'step' : undefined}
          onClick={() => onChoose(person.id)}
        >
          <chakra.span textStyle="small" color="fgQuiet">
            {index + 1}
          </chakra.span>
          <FaceImage face={person.face} name={person.name} px={FACE_PX} />
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {person.name}
          </chakra.span>
          <chakra.span textStyle="small" color={person.step === 'sent' ? 'fg' : 'fgQuiet'}>
            {stateOf(person, kind)}
          </chakra.span>
        </chakra.button>
      </chakra.li>
    ))}
  </chakra.ol>
)

/** `Asked 14:08`, `Skipped`, `Written 08:40 by Meera`, `no number`. */
export function stateOf({ step, at, phone, written }: WalkPerson, kind: WalkKind): string {
  if (step === 'sent' && at) return copy.sent(kind, localMinute(at).slice(-5))
  if (step === 'skipped') return copy.skipped
  if (written) return writtenWords(written)
  return phone === null ? copy.noNumber : ''
}
