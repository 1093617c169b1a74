import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { TalentCard } from '../../../../../shared/desk/talentCards'
import { slugOf } from '../../../../../shared/format'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { Picture } from '../../../design/media/Picture'
import { download } from '../../../lib/download'
import { notifyFailure } from '../../../lib/notify'
import { CardDigitals } from './CardDigitals'
import { card as copy, pictureName } from './copy'

/** The open pictures as a contact sheet, the digitals and the comp card. */
export function CardPictures({ card }: { card: TalentCard }) {
  const { name, pictures } = card
  return (
    <Box minW={0}>
      {pictures.length > 0 ? (
        <Grid
          as="ul"
          aria-label={copy.pictures}
          bg="ink"
          color="captionOnInk"
          p={2}
          gap={2}
          mx={{ base: -4, md: 0 }}
          gridTemplateColumns="repeat(4, minmax(0, 1fr))"
          css={{ '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' } }}
        >
          {pictures.map((picture, at) => (
            <chakra.li key={picture.id} minW={0}>
              <Picture
                picture={picture}
                alt={`${name}, ${pictureName(picture.type)}`}
                sizes={at === 0 ? '(min-width: 64rem) 15rem, 50vw' : '(min-width: 64rem) 8rem, 25vw'}
                ratio="3 / 4"
                eager={at === 0}
              />
              <Flex
                aria-hidden
                textStyle="edge"
                justify="space-between"
                gap={1}
                overflow="hidden"
                whiteSpace="nowrap"
              >
                <span>{at + 1}</span>
                <span>{pictureName(picture.type)}</span>
              </Flex>
            </chakra.li>
          ))}
        </Grid>
      ) : (
        <p>{copy.noPictures}</p>
      )}
      <CardDigitals card={card} />
      <CompCard card={card} />
    </Box>
  )
}

const ENDINGS = { jpeg: 'jpg', pdf: 'pdf' }

function CompCard({ card }: { card: TalentCard }) {
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (kind: keyof typeof ENDINGS) => {
    setBusy(kind)
    // Many are forwarded on one day, so each bears its name.
    const name = `${slugOf(card.name)}-comp-card.${ENDINGS[kind]}`
    await download(`/exports/comp-card.${ENDINGS[kind]}`, name, 'POST', { modelId: card.id })
      .catch(() => notifyFailure(copy.pdfFailed, copy.pdfFailedText))
      .finally(() => setBusy(null))
  }
  return (
    <Flex align="center" justify="space-between" gap={3} wrap="wrap" mt={4} pt={3} borderTop="1px solid">
      <Flex align="baseline" gap={3} wrap="wrap">
        <chakra.h2 textStyle="subheading">{copy.compCard}</chakra.h2>
        <chakra.span textStyle="small" color="fgQuiet">
          {copy.compCardOf(card.pictures.length + card.digitals.length)}
        </chakra.span>
      </Flex>
      <Flex gap={3}>
        {(['jpeg', 'pdf'] as const).map((kind) => (
          <SubmitButton
            key={kind}
            variant="outline"
            size="touch"
            busy={busy === kind}
            busyWords={copy[kind]}
            onClick={() => void save(kind)}
          >
            {copy[kind]}
          </SubmitButton>
        ))}
      </Flex>
    </Flex>
  )
}
