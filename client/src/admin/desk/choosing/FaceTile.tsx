import { chakra, Flex, type SystemStyleObject, VisuallyHidden } from '@chakra-ui/react'
import { useId } from 'react'
import { deskDays } from '../../../../../shared/desk/dayWords'
import { ordinal } from '../../../../../shared/desk/deskWords'
import type { TalentChoice } from '../../../../../shared/desk/talentCards'
import { money } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { FaceImage } from '../../../design/media/FaceImage'
import { bulk } from '../../bulk/copy'
import { talents } from '../talents/copy'
import { TalentLink } from '../talents/TalentLink'
import { choosing as copy } from './copy'

/** The mark is ink, so that red stays for the button: a frame with a light line, and a tick. */
const tile: SystemStyleObject = {
  display: 'block',
  position: 'relative',
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: 'full',
    height: 'full',
    opacity: 0,
    zIndex: 1,
    cursor: 'pointer',
  },
  '& > [data-picture]': { display: 'block', position: 'relative' },
  '&:has(:checked) > [data-picture]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '4px solid',
    borderColor: 'fg',
    boxShadow: 'inset 0 0 0 2px {colors.bg}',
  },
  '&:has(:focus-visible) > [data-picture]': {
    outline: '3px solid',
    outlineColor: 'fg',
    outlineOffset: '3px',
  },
  '& [data-tick]': { display: 'none' },
  '&:has(:checked) [data-tick]': { display: 'grid' },
}

/** A press anywhere on the words below a face opens the card: large enough for a thumb. */
const wholeCaption: SystemStyleObject = {
  color: 'fg',
  fontWeight: 'semibold',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}

const Corner = chakra('span', {
  base: { position: 'absolute', bg: 'bg', color: 'fg', placeItems: 'center', zIndex: 1 },
})

type Props = {
  choice: TalentChoice
  isMarked: boolean
  /** whole rupees that a day may cost */
  feeMax: number | null
  onToggle: () => void
}

/** One talent to choose: the face is the tick box, the words below it open the card. */
export function FaceTile({ choice, isMarked, feeMax, onToggle }: Props) {
  const { name, face, city, dailyRate, note, rank, by, days } = choice
  const about = useId()
  const isAbove = feeMax !== null && dailyRate !== null && dailyRate > feeMax
  return (
    <chakra.li minW={0} overflowWrap="anywhere">
      <chakra.label css={tile}>
        <input
          type="checkbox"
          data-choice={choice.id}
          aria-label={bulk.mark(name)}
          aria-describedby={about}
          checked={isMarked}
          onChange={onToggle}
        />
        <span data-picture>
          <FaceImage face={face} name={name} px="fill" inColour />
          {rank > 1 ? (
            <Corner top={0} left={0} px={1.5} textStyle="data">
              {ordinal(rank)}
            </Corner>
          ) : null}
          <Corner data-tick bottom={1.5} right={1.5} boxSize={7} fontWeight="bold" aria-hidden>
            ✓
          </Corner>
        </span>
      </chakra.label>
      <chakra.div id={about} position="relative" mt={1.5} textStyle="small" color="fgQuiet">
        <Flex justify="space-between" columnGap={1.5} wrap="wrap" align="baseline">
          <TalentLink
            modelId={choice.id}
            name={name}
            data-card
            css={wholeCaption}
            actions={(close) => (
              <Button
                size="touch"
                onClick={() => {
                  onToggle()
                  close()
                }}
              >
                {isMarked ? copy.unmark(name) : bulk.mark(name)}
              </Button>
            )}
          >
            {name}
          </TalentLink>
          <chakra.span textStyle="edge" color={isAbove ? 'danger' : undefined}>
            {dailyRate === null ? talents.noRate : money(dailyRate)}
            {isAbove ? <VisuallyHidden>{`, ${copy.aboveFee}`}</VisuallyHidden> : null}
          </chakra.span>
        </Flex>
        <Line>{talents.sizes(choice)}</Line>
        <Line>{by === null ? city : copy.behind(by, deskDays(days))}</Line>
        {note ? (
          <chakra.span dir="auto" lineClamp={2} title={note}>
            {note}
          </chakra.span>
        ) : null}
      </chakra.div>
    </chakra.li>
  )
}

/** Narrow letters, so that three tiles fit a phone. */
const Line = chakra('span', {
  base: { display: 'block', minH: '1lh', fontStretch: { base: '80%', md: '100%' } },
})
