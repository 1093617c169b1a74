import { Box, chakra } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { parts } from '../words/parts'
import { uploads } from '../words/uploads'
import { CornerButton } from './CornerButton'
import { CropMarks } from './CropMarks'
import { Picture, type Shown } from './Picture'
import { ProgressBar } from './ProgressBar'

type Props = {
  /** What belongs here: 'Profile Picture', 'Polaroid Front', 'Add Image'. */
  label: string
  accept: string
  picture: Shown | null
  uploading?: boolean
  /** How much of the upload has been sent, from 0 to 1. */
  share?: number | undefined
  multiple?: boolean
  ratio?: string
  address?: (file: string) => string
  onFiles: (files: File[]) => void
  onRemove?: () => void
}

/** A place for one picture: empty, uploading or filled (specification section 4, Portfolio slot). */
export function ImageSlot(props: Props) {
  const {
    label,
    accept,
    picture,
    uploading = false,
    share,
    multiple,
    ratio = '3 / 4',
    address,
    onFiles,
    onRemove,
  } = props
  const id = useId()
  return (
    <Box position="relative" className="group" aspectRatio={ratio} bg="surface">
      {picture ? (
        <Picture picture={picture} alt={label} sizes="20rem" ratio={ratio} address={address} />
      ) : (
        <CropMarks />
      )}
      <chakra.input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={uploading}
        srOnly
        className="peer"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <chakra.label
        htmlFor={id}
        position="absolute"
        inset={0}
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent={picture ? 'flex-end' : 'center'}
        gap={2}
        p={3}
        textAlign="center"
        cursor={uploading ? 'progress' : 'pointer'}
        _peerFocusVisible={{ outline: '3px solid', outlineColor: 'accentText', outlineOffset: '2px' }}
      >
        {picture || uploading ? null : <Plus size={22} aria-hidden />}
        <chakra.span
          textStyle="label"
          bg={picture ? 'ink' : undefined}
          color={picture ? 'bone' : 'fg'}
          px={2}
          py={1}
        >
          {uploading ? uploads.uploading : label}
        </chakra.span>
      </chakra.label>
      {uploading && share !== undefined ? (
        <Box position="absolute" left={0} right={0} bottom={0}>
          <ProgressBar label={`${label}: ${uploads.uploading}`} share={share} />
        </Box>
      ) : null}
      <Box role="status" srOnly>
        {uploading ? `${label}: ${uploads.uploading}` : ''}
      </Box>
      {picture && onRemove && !uploading ? (
        <CornerButton
          aria-label={parts.remove(label)}
          onClick={onRemove}
          // Where nothing can hover it is always there.
          css={{ '@media (hover: hover)': { '.group:not(:hover):not(:focus-within) &': { opacity: 0 } } }}
        >
          <X size={18} aria-hidden />
        </CornerButton>
      ) : null}
    </Box>
  )
}
