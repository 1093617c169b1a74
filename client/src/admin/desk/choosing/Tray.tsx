import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { TalentChoice } from '../../../../../shared/desk/talentCards'
import { FaceImage } from '../../../design/media/FaceImage'
import { choosing as copy } from './copy'

const FACE_PX = 44
type Props = {
  rows: readonly Pick<TalentChoice, 'id' | 'name' | 'face'>[]
  /** nobody can be marked */
  isEmpty: boolean
  onTakeOut: (id: string) => void
  children: ReactNode
}

/** Who is marked, and what can be done with them; a press on a face takes it out. */
export function Tray({ rows, isEmpty, onTakeOut, children }: Props) {
  return (
    <Flex width="full" gap={3} wrap="wrap" align="center" justify="space-between">
      <Flex gap={1.5} align="center" minW={0} flex={{ base: '1 1 100%', md: '1 1 0' }}>
        <chakra.span role="status" fontWeight="semibold" whiteSpace="nowrap" me={2}>
          {rows.length > 0 ? copy.marked(rows.length) : isEmpty ? '' : copy.none}
        </chakra.span>
        <Flex as="ul" gap={1.5} minW={0} overflowX="auto">
          {rows.map(({ id, name, face }) => (
            <li key={id}>
              <chakra.button
                type="button"
                display="block"
                cursor="pointer"
                aria-label={copy.takeOut(name)}
                title={copy.takeOut(name)}
                onClick={() => onTakeOut(id)}
              >
                <FaceImage face={face} name={name} px={FACE_PX} inColour />
              </chakra.button>
            </li>
          ))}
        </Flex>
      </Flex>
      {rows.length > 0 ? (
        <Flex gap={2} wrap="wrap">
          {children}
        </Flex>
      ) : (
        <chakra.span textStyle="data" color="fgQuiet" hideBelow="md">
          {copy.keys}
        </chakra.span>
      )}
    </Flex>
  )
}
