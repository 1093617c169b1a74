import { Box } from '@chakra-ui/react'
import type { PictureType } from '../../../../shared/lists'
import { mediaPath } from '../../../../shared/paths'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { Problem } from '../../design/feedback/Problem'
import { UnsavedChangesGuard } from '../../design/feedback/UnsavedChangesGuard'
import { ImageSlot } from '../../design/media/ImageSlot'
import { useSlotUpload } from './useSlotUpload'

/** Named types, because with `image/*` an iPhone sends HEIC, which few programs can open. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'

type Props = {
  label: string
  type: PictureType
  item?: PortfolioItem | undefined
  multiple?: boolean
  ratio?: string
  onRemove?: (item: PortfolioItem) => void
}

/** A place for a picture of one type. Shows why an upload was rejected. */
export function Slot({ label, type, item, multiple, ratio, onRemove }: Props) {
  const { isUploading, share, refused, add, cancel } = useSlotUpload(type)
  const picture = item?.picture ?? null
  return (
    <Box minW={0}>
      <ImageSlot
        label={label}
        accept={ACCEPT}
        picture={picture}
        uploading={isUploading}
        share={share}
        multiple={multiple}
        ratio={ratio}
        address={picture ? (file) => mediaPath(picture.id, file, picture.query) : undefined}
        onCancel={cancel}
        onFiles={(files) => void add(files)}
        onRemove={item && onRemove ? () => onRemove(item) : undefined}
      />
      <UnsavedChangesGuard isDirty={isUploading} because="sending" />
      {refused.map((line) => (
        <Problem key={line} isSmall mt={1.5} overflowWrap="anywhere">
          {line}
        </Problem>
      ))}
    </Box>
  )
}
