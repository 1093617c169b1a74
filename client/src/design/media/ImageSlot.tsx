import { Box, chakra } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { parts } from '../../copy/parts'
import { uploads } from '../../copy/uploads'
import { CornerButton } from '../actions/CornerButton'
import { ProgressBar } from '../feedback/ProgressBar'
import { CropMarks } from './CropMarks'
import { Picture, type Shown } from './Picture'

type Props = {
  /** What to upload: 'Profile Picture', 'Polaroid Front', 'Add Image'. */
  label: string
  accept: string
  picture: Shown | null
  uploading?: boolean
  /** Upload progress from 0 to 1. */
  share?: number | undefined
  multiple?: boolean
  ratio?: string
  address?: (file: string) => string
  onFiles: (files: File[]) => void
  onRemove?: () => void
  onCancel?: () => void
}

/** A slot for one picture: empty, uploading or filled. */
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
    onCancel,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isCancelled = useRef(false)
  const cancel = () => {
    isCancelled.current = true
    onCancel?.()
  }
  // The focused button was removed: focus the file input.
  useEffect(() => {
    if (uploading || !isCancelled.current) return
    isCancelled.current = false
    input.current?.focus({ preventScroll: true })
  }, [uploading])
  return (
    <Box position="relative" className="group" aspectRatio={ratio} bg="surface">
      {picture ? (
        <Picture picture={picture} alt={label} sizes="20rem" ratio={ratio} address={address} />
      ) : (
        <CropMarks />
      )}
      <chakra.input
        ref={input}
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
        _peerFocusVisible={{ outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' }}
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
      {uploading && onCancel ? (
        <CornerButton aria-label={uploads.cancelAt(label)} onClick={cancel}>
          <X size={18} aria-hidden />
        </CornerButton>
      ) : null}
      {picture && onRemove && !uploading ? (
        <CornerButton
          aria-label={parts.remove(label)}
          onClick={onRemove}
          // Always visible where nothing can hover.
          css={{ '@media (hover: hover)': { '.group:not(:hover):not(:focus-within) &': { opacity: 0 } } }}
        >
          <X size={18} aria-hidden />
        </CornerButton>
      ) : null}
    </Box>
  )
}
