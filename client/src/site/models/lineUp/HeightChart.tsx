import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { paths } from '../../../../../shared/paths'
import { feet } from '../../../../../shared/roster/measures'
import type { PublicModel } from '../../../../../shared/roster/models'
import { TextLink } from '../../../design/actions/TextLink'
import { Picture } from '../../../design/media/Picture'
import { shortStats } from '../profile/measurements'
import { lineUp as copy } from './copy'

export type Measured = { model: PublicModel; cm: number }

const CM_PER_FOOT = 30.48
const STEP_CM = 10
/** Every so many centimetres a line has its figure. */
const FIGURE_CM = 20

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** As they walked in: the polaroid, where the agency shows one. */
const faceOf = ({ images, profileImage }: PublicModel) =>
  images.find(({ type }) => type === 'polaroid_front') ?? profileImage

/** One height chart from the floor up, in centimetres at its left and feet at its right. */
export function HeightChart({ models }: { models: readonly Measured[] }) {
  const tallest = Math.max(...models.map(({ cm }) => cm))
  const top = Math.ceil((tallest + 5) / STEP_CM) * STEP_CM
  const up = (cm: number) => `${(100 * cm) / top}%`
  const steps = Array.from({ length: top / STEP_CM + 1 }, (_, at) => at * STEP_CM)
  const inFeet = Array.from({ length: Math.floor(top / CM_PER_FOOT) + 1 }, (_, at) => at)
  return (
    <Box>
      <Box position="relative" height="clamp(16rem, 54dvh, 34rem)" borderBottom="2px solid" borderColor="fg">
        <Box aria-hidden textStyle="edge" color="fgQuiet">
          {steps.map((cm) => (
            <Box
              key={cm}
              position="absolute"
              insetInline={0}
              bottom={up(cm)}
              borderTop="1px solid"
              borderColor="hairline"
            >
              {cm % FIGURE_CM === 0 && cm > 0 ? (
                <chakra.span position="absolute" left={0} top="-0.65rem" bg="surface" pr={1}>
                  {cm}
                </chakra.span>
              ) : null}
            </Box>
          ))}
          {inFeet.slice(1).map((foot) => (
            <chakra.span
              key={foot}
              position="absolute"
              right={0}
              bottom={up(foot * CM_PER_FOOT)}
              transform="translateY(50%)"
              bg="surface"
              pl={1}
            >
              {foot}ft
            </chakra.span>
          ))}
        </Box>
        <Columns>
          {models.map(({ model, cm }, at) => (
            <Flex
              key={model.id}
              data-cm={cm}
              data-theme="dark"
              direction="column"
              alignSelf="end"
              position="relative"
              height={up(cm)}
              borderTop="2px solid"
              borderColor="accent"
            >
              <Picture picture={faceOf(model)} alt="" sizes="10rem" ratio="3 / 4" />
              <chakra.span textStyle="edge" mt="auto" p={2}>
                {twoDigits(at + 1)}
              </chakra.span>
            </Flex>
          ))}
        </Columns>
      </Box>
      <Columns as="ul">
        {models.map(({ model, cm }, at) => (
          <chakra.li
            key={model.id}
            textStyle="data"
            minW={0}
            display={{ base: 'flex', md: 'block' }}
            flexWrap="wrap"
            alignItems="baseline"
            columnGap={3}
          >
            <chakra.span color="fgQuiet" aria-hidden display={{ md: 'none' }}>
              {twoDigits(at + 1)}
            </chakra.span>
            <chakra.span fontFamily="body" fontWeight="bold" fontSize="1.0625rem" overflowWrap="anywhere">
              <TextLink href={paths.model(model.slug || model.id)}>{model.stageName}</TextLink>
            </chakra.span>
            {[`${cm} cm`, feet(cm), ...shortStats({ ...model, height: null })].map((line) => (
              <chakra.span key={line} display="block" whiteSpace="nowrap">
                {line}
              </chakra.span>
            ))}
          </chakra.li>
        ))}
      </Columns>
    </Box>
  )
}

const columns = {
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 9rem)',
  justifyContent: 'center',
  columnGap: { base: 2, md: 8 },
} as const

/** The same columns for the pictures and, on a wide screen, for the words under them, between the two rulers. */
const Columns = ({ as, children }: { as?: 'ul'; children: ReactNode }) =>
  as ? (
    <chakra.ul
      role="list"
      aria-label={copy.title}
      display="grid"
      mx={{ md: '2.5rem' }}
      mt={3}
      rowGap={2}
      md={columns}
    >
      {children}
    </chakra.ul>
  ) : (
    <Box position="absolute" insetBlock={0} insetInline="2.5rem" display="grid" {...columns}>
      {children}
    </Box>
  )
