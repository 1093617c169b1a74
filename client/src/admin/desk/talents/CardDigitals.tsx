import { chakra, Flex, Grid } from '@chakra-ui/react'
import { deskDay } from '../../../../../shared/desk/dayWords'
import type { TalentCard } from '../../../../../shared/desk/talentCards'
import { DIGITALS } from '../../../../../shared/lists'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { Picture } from '../../../design/media/Picture'
import { trpc } from '../../../lib/trpc'
import { ChooseFiles } from '../../roster/digitals/ChooseFiles'
import { digitals as copy } from '../../roster/digitals/copy'
import { DigitalsDrop } from '../../roster/digitals/DigitalsDrop'
import { useDigitals } from '../../roster/digitals/useDigitals'
import { card as cardCopy } from './copy'

/** The four digitals with empty frames for what is missing; new ones are dropped here or chosen. */
export function CardDigitals({ card }: { card: TalentCard }) {
  const { id, name, digitals, digitalsOn, isAssigned } = card
  const utils = trpc.useUtils()
  const all = useDigitals(() => utils.desk.talents.get.invalidate({ modelId: id }))
  const own = all.of(id)
  return (
    <section aria-label={copy.title}>
      <UnsavedChangesGuard isDirty={all.isUploading} because="sending" />
      <Flex align="center" justify="space-between" columnGap={3} wrap="wrap" mt={4} mb={2}>
        <Flex align="baseline" gap={3} wrap="wrap">
          <chakra.h2 textStyle="subheading">{copy.title}</chakra.h2>
          <chakra.span textStyle="small" color="fgQuiet">
            {digitalsOn ? copy.on(deskDay(digitalsOn)) : ''}
          </chakra.span>
        </Flex>
        <ChooseFiles label={copy.addOf(name)} shown={copy.add} multiple onFiles={(files) => own.add(files)} />
      </Flex>
      <DigitalsDrop digitals={own}>
        <Grid
          as="ul"
          gap={2}
          gridTemplateColumns={{
            base: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          }}
        >
          {DIGITALS.map((type) => {
            const side = copy.sides[type]
            const picture = digitals.find((each) => each.type === type)
            return (
              <chakra.li
                key={type}
                display="flex"
                flexDirection="column"
                justifyContent="space-between"
                minH="6rem"
                {...(picture
                  ? { bg: 'surface', p: 1.5, pb: 0 }
                  : { border: '1px dotted', borderColor: 'fieldEdge', p: 1.5, pb: 0, color: 'fgQuiet' })}
              >
                {picture ? (
                  <Picture
                    picture={picture}
                    alt={`${name}, ${side}`}
                    sizes="(min-width: 64rem) 8rem, 25vw"
                    ratio="3 / 4"
                  />
                ) : null}
                <chakra.span textStyle="edge">{picture ? side : `${side} ${copy.missing}`}</chakra.span>
                <ChooseFiles
                  label={picture ? copy.changeOf(side) : copy.addOneOf(side)}
                  shown={picture ? copy.change : copy.addOne}
                  variant="quiet"
                  onFiles={(files) => own.add(files, type)}
                />
              </chakra.li>
            )
          })}
        </Grid>
        <chakra.p textStyle="small" color="fgQuiet" mt={2} _print={{ display: 'none' }}>
          {[digitals.length < DIGITALS.length && copy.help, !isAssigned && cardCopy.digitalsHidden]
            .filter(Boolean)
            .join(' ')}
        </chakra.p>
      </DigitalsDrop>
    </section>
  )
}
