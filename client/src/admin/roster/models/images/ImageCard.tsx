import { Box, chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isIntimate, type PictureType } from '../../../../../../shared/lists'
import { mediaPath } from '../../../../../../shared/paths'
import type { FaceCrop } from '../../../../../../shared/roster/faces'
import type { Picture } from '../../../../../../shared/roster/models'
import type { PortfolioItem } from '../../../../../../shared/roster/portfolio'
import { Button } from '../../../../design/actions/Button'
import { CornerButton } from '../../../../design/actions/CornerButton'
import { SelectField } from '../../../../design/form/SelectField'
import { Switch } from '../../../../design/form/Switch'
import { NoPicture } from '../../../../design/media/NoPicture'
import { SortablePhoto } from '../../../../design/media/SortablePhotos'
import { useSignedQuery } from '../../../lists/useSignedQuery'
import { adminModels } from '../copy'
import { FaceDialog } from './FaceDialog'
import { ImageElsewhere } from './ImageElsewhere'
import { ModelPicture } from './ModelPicture'
import { choicesFor } from './pictureTypes'

const copy = adminModels.images

export type ImageChanges = { type?: PictureType; isLocked?: boolean }

type Props = {
  item: PortfolioItem
  /** position, from 1 */
  number: number
  isBusy: boolean
  renew: () => void
  onChange: (changes: ImageChanges) => void
  onFace: (crop: FaceCrop | null) => void
  onRemove: () => void
  onRetry: () => void
}

/** One image with its type, lock, actions and drag handle. */
export function ImageCard({ item, number, isBusy, renew, onChange, onFace, onRemove, onRetry }: Props) {
  const what = copy.image(number, copy.typeWords(item.type))
  return (
    <SortablePhoto id={item.id} number={number} what={what}>
      <Box position="relative">
        <Shown item={item} alt={what} isBusy={isBusy} renew={renew} onRetry={onRetry} />
        <CornerButton aria-label={copy.remove(what)} disabled={isBusy} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </CornerButton>
        {item.picture && item.picture.widths.length > 0 && !item.isLocked ? (
          <FaceButton picture={item.picture} chosen={item.face} what={what} isBusy={isBusy} onFace={onFace} />
        ) : null}
      </Box>
      {/* Two cards per row on a phone: the type names must fit. */}
      <Box p={{ base: 2, md: 3 }} css={{ mdDown: { '& select': { pl: 2, pr: 7 } } }}>
        <SelectField
          label={copy.type}
          aria-label={copy.typeOf(what)}
          value={item.type}
          choices={choicesFor(item)}
          onChoose={(type) => onChange({ type })}
        />
        <Box mt={2}>
          <Switch
            label={copy.lock(what)}
            on={item.isLocked}
            copy={copy.lockWords}
            disabled={isIntimate(item.type)}
            busy={isBusy}
            onChange={(isLocked) => onChange({ isLocked })}
          />
        </Box>
      </Box>
    </SortablePhoto>
  )
}

type FaceButtonProps = Pick<Props, 'isBusy' | 'onFace'> & {
  picture: Picture
  chosen: FaceCrop | null
  what: string
}

function FaceButton({ picture, chosen, what, isBusy, onFace }: FaceButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        bg="surface"
        size="small"
        position="absolute"
        left={2}
        bottom={2}
        aria-label={copy.face.choose(what)}
        onClick={() => setOpen(true)}
      >
        {chosen ? copy.face.chosen : copy.face.short}
      </Button>
      {isOpen ? (
        <FaceDialog
          picture={picture}
          chosen={chosen}
          what={what}
          isBusy={isBusy}
          onChoose={(crop) => {
            onFace(crop)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

type ShownProps = Pick<Props, 'item' | 'isBusy' | 'renew' | 'onRetry'> & { alt: string }

function Shown({ item, alt, isBusy, renew, onRetry }: ShownProps) {
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
  return <ImageElsewhere item={item} alt={alt} isBusy={isBusy} onRetry={onRetry} />
}

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
