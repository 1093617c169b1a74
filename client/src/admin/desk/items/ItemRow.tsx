import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Face } from '../../../../../shared/roster/faces'
import { FaceImage } from '../../../design/media/FaceImage'

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
  /** Whose row it is, at the left: a picture, or the initial. */
  face?: { face: Face | null; name: string }
}

const FACE_PX = 36

const look = {
  'data-row': true,
  display: 'block',
  width: 'full',
  textAlign: 'left',
  py: 3,
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
  face,
}: Props) {
  const edge = isLate ? 'danger' : isOld ? 'yellow' : 'transparent'
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
            {more}
          </chakra.span>
        ) : null}
      </chakra.span>
      {badge}
      {aside ? (
        <chakra.span minW={0} overflowWrap="anywhere" textStyle="small" color={isLate ? 'danger' : 'fgQuiet'}>
          {aside}
        </chakra.span>
      ) : null}
    </Flex>
  )
  const inside = face ? (
    <Flex as="span" gap={3} align="center" wrap="wrap">
      <FaceImage {...face} px={FACE_PX} />
      {text}
    </Flex>
  ) : (
    text
  )
  if (onOpen)
    return (
      <chakra.button
        type="button"
        {...look}
        borderLeftColor={edge}
        cursor="pointer"
        _hover={{ bg: 'surface' }}
        onClick={onOpen}
      >
        {inside}
      </chakra.button>
    )
  return href ? (
    <chakra.a href={href} {...look} borderLeftColor={edge} _hover={{ bg: 'surface' }}>
      {inside}
    </chakra.a>
  ) : (
    <chakra.div {...look} borderLeftColor={edge}>
      {inside}
    </chakra.div>
  )
}
