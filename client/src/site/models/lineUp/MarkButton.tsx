import { chakra } from '@chakra-ui/react'
import type { PublicModel } from '../../../../../shared/roster/models'
import { lineUp as words } from './copy'
import type { LineUp } from './LineUp'

/** In the corner of a card: marks the model for the line-up. */
export function MarkButton({ model, lineUp }: { model: PublicModel; lineUp: LineUp }) {
  const isMarked = lineUp.isMarked(model)
  return (
    <chakra.button
      type="button"
      aria-pressed={isMarked}
      aria-label={words.mark(model.stageName)}
      disabled={!isMarked && lineUp.isFull}
      onClick={() => lineUp.toggle(model)}
      position="absolute"
      top={2}
      right={2}
      zIndex="raised"
      boxSize="touch"
      bg={isMarked ? 'accent' : 'ink'}
      color="print"
      border="1px solid"
      borderColor="print"
      fontSize="1.375rem"
      lineHeight={1}
      cursor="pointer"
      _disabled={{ opacity: 0.4, cursor: 'default' }}
    >
      {isMarked ? '\u2713' : '+'}
    </chakra.button>
  )
}
