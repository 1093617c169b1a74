import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { wholeDates } from '../../../../../shared/desk/dayWords'
import { type FaceOfRow, RowFace } from '../talents/RowFace'

type Props = {
  /** The first line, in bold. */
  title: string
  more?: ReactNode
  /** To the right, or below where the line is short: when it is due. */
  aside?: ReactNode
  /** To the right, however long the line is. */
  badge?: ReactNode
  isLate?: boolean
  /** It has waited for more than a day. */
  isOld?: boolean
  onOpen?: () => void
  href?: string
  /** What can be pressed at the right of a row with a card, beside the row itself. */
  action?: ReactNode
  /** At the left: a picture, or the initial. */
  face?: FaceOfRow
}

const FACE_PX = 36

const whole = (words: ReactNode) => (typeof words === 'string' ? wholeDates(words) : words)

const look = {
  'data-row': true,
  display: 'block',
  width: 'full',
  textAlign: 'left',
  py: 3,
} as const
const edged = {
  pl: 3,
  borderBottom: '1px solid',
  borderColor: 'hairline',
  borderLeft: '4px solid',
} as const

/** A line of what waits. */
export function ItemRow({
  title,
  more,
  aside,
  badge,
  isLate = false,
  isOld = false,
  onOpen,
  href,
  action,
  face,
}: Props) {
  const edge = { ...edged, borderLeftColor: isLate ? 'danger' : isOld ? 'yellow' : 'transparent' }
  const hasCard = Boolean(face?.modelId)
  const own = { ...look, ...(hasCard ? {} : edge) }
  const text = (
    <Flex
      as="span"
      flex="1 1 9rem"
      minW={0}
      justify="space-between"
      align="baseline"
      columnGap={3}
      wrap="wrap"
    >
      <chakra.span minW={0} flex={badge ? '1 1 7rem' : undefined} overflowWrap="anywhere">
        <chakra.span display="block" fontWeight="semibold">
          {title}
        </chakra.span>
        {more ? (
          <chakra.span
            display="block"
            textStyle="small"
            color="fgQuiet"
            _firstLetter={{ textTransform: 'uppercase' }}
          >
            {whole(more)}
          </chakra.span>
        ) : null}
      </chakra.span>
      {badge}
      {aside ? (
        <chakra.span minW={0} overflowWrap="anywhere" textStyle="small" color={isLate ? 'danger' : 'fgQuiet'}>
          {whole(aside)}
        </chakra.span>
      ) : null}
    </Flex>
  )
  const inside =
    face && !hasCard ? (
      <Flex as="span" gap={3} align="center" wrap="wrap">
        <RowFace {...face} px={FACE_PX} />
        {text}
      </Flex>
    ) : (
      text
    )
  const row = onOpen ? (
    <chakra.button type="button" {...own} cursor="pointer" _hover={{ bg: 'surface' }} onClick={onOpen}>
      {inside}
    </chakra.button>
  ) : href ? (
    <chakra.a href={href} {...own} _hover={{ bg: 'surface' }}>
      {inside}
    </chakra.a>
  ) : (
    <chakra.div {...own}>{inside}</chakra.div>
  )
  if (!face || !hasCard) return row
  return (
    <Flex data-talent gap={2} align="center" wrap="wrap" {...edge}>
      <RowFace {...face} px={FACE_PX} />
      <Box flex="1 1 9rem" minW={0}>
        {row}
      </Box>
      {action}
    </Flex>
  )
}
