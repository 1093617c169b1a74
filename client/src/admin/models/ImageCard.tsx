import { Box, chakra, Flex } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { isIntimate, PICTURE_TYPES, type PictureType } from '../../../../shared/lists'
import { mediaPath } from '../../../../shared/paths'
import type { PortfolioItem } from '../../../../shared/portfolio'
import { CornerButton } from '../../design/CornerButton'
import { NoPicture } from '../../design/NoPicture'
import { OutsideLink } from '../../design/OutsideLink'
import { SelectField } from '../../design/SelectField'
import { SortableFrame } from '../../design/SortableFrames'
import { Switch } from '../../design/Switch'
import { adminModels } from '../../words/adminModels'
import { useSignedQuery } from '../requests/useSignedQuery'
import { ModelPicture } from './ModelPicture'
import { choicesFor } from './pictureTypes'

const words = adminModels.images

export type ImageChanges = { type?: PictureType; isLocked?: boolean }

type Props = {
  item: PortfolioItem
  /** its place, from 1 */
  number: number
  isBusy: boolean
  renew: () => void
  onChange: (changes: ImageChanges) => void
  onRemove: () => void
}

/** One image: what it shows, what it is, whether it is locked, and the handle by which it is moved. */
export function ImageCard({ item, number, isBusy, renew, onChange, onRemove }: Props) {
  const what = words.image(number, words.typeWords(item.type))
  return (
    <SortableFrame id={item.id} number={number} what={what}>
      <Box position="relative">
        <Shown item={item} alt={what} renew={renew} />
        <CornerButton aria-label={words.remove(what)} disabled={isBusy} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </CornerButton>
      </Box>
      {/* On a phone two stand side by side: each word of the types is to be read whole. */}
      <Box p={{ base: 2, md: 3 }} css={{ mdDown: { '& select': { pl: 2, pr: 7 } } }}>
        <SelectField
          label={words.type}
          aria-label={words.typeOf(what)}
          value={item.type}
          choices={choicesFor(item)}
          onChange={(event) => {
            const type = PICTURE_TYPES.find((each) => each === event.currentTarget.value)
            if (type) onChange({ type })
          }}
        />
        <Box mt={2}>
          <Switch
            label={words.lock(what)}
            on={item.isLocked}
            words={words.lockWords}
            disabled={isIntimate(item.type)}
            busy={isBusy}
            onChange={(isLocked) => onChange({ isLocked })}
          />
        </Box>
      </Box>
    </SortableFrame>
  )
}

function Shown({ item, alt, renew }: { item: PortfolioItem; alt: string; renew: () => void }) {
  if (item.picture)
    return (
      <ModelPicture
        picture={item.picture}
        alt={alt}
        sizes="(min-width: 96rem) 15rem, (min-width: 48rem) 22vw, 48vw"
        renew={renew}
      />
    )
  if (item.file) return <Clip file={item.file} alt={alt} renew={renew} />
  // A page of the agency asks nobody else for anything (P5), so what lies elsewhere is only named.
  return (
    <Box position="relative">
      <NoPicture alt={alt} ratio="3 / 4" />
      <Flex position="absolute" inset={0} direction="column" align="center" justify="center" gap={2} p={4}>
        <chakra.span textStyle="small" color="fgQuiet" bg="surface" px={2}>
          {words.elsewhere}
        </chakra.span>
        <OutsideLink
          href={item.externalUrl ?? ''}
          textStyle="small"
          bg="surface"
          px={2}
          overflowWrap="anywhere"
        >
          {host(item.externalUrl)}
        </OutsideLink>
      </Flex>
    </Box>
  )
}

const host = (url: string | null) => (url && URL.canParse(url) ? new URL(url).host : words.open)

type ClipProps = { file: NonNullable<PortfolioItem['file']>; alt: string; renew: () => void }

function Clip({ file, alt, renew }: ClipProps) {
  const { query, onFailure, isFailed } = useSignedQuery(file.query ?? '', renew)
  if (isFailed) return <NoPicture alt={alt} ratio="3 / 4" />
  return (
    // biome-ignore lint/a11y/useMediaCaption: a portfolio's clip comes without captions
    <chakra.video
      controls
      playsInline
      preload="metadata"
      aria-label={alt}
      src={mediaPath(file.id, file.file, query)}
      width="full"
      aspectRatio="3 / 4"
      bg="ink"
      onError={onFailure}
    />
  )
}
