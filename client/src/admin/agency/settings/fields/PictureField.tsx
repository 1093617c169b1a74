import { Box, chakra, Flex } from '@chakra-ui/react'
import { type RefCallback, useEffect, useRef, useState } from 'react'
import type { AgencyPicture } from '../../../../../../shared/agency/agencySettings'
import { avifOf } from '../../../../../../shared/media/pictureSizes'
import { mediaPath } from '../../../../../../shared/paths'
import { Button } from '../../../../design/actions/Button'
import { FileDrop } from '../../../../design/form/FileDrop'
import type { FileLine } from '../../../../design/form/FileLines'
import { adminSettings } from '../copy'
import { PICTURES_ACCEPTED, previewOf, uploadPicture } from './uploadPicture'

const copy = adminSettings.picture

type Props = {
  label: string
  help?: string | undefined
  error: string | undefined
  on: 'paper' | 'ink'
  picture: AgencyPicture | null
  onPicture: (picture: AgencyPicture | null) => void
  /** gets something to focus when the picture is refused */
  ref?: RefCallback<{ focus: () => unknown }>
}

/** A picture of the agency: shown as it is, uploaded, replaced, removed. It is public once the form is saved. */
export function PictureField({ label, help, error, on, picture, onPicture, ref }: Props) {
  const [lines, setLines] = useState<FileLine[]>([])
  const place = useRef<HTMLFieldSetElement>(null)
  const running = useRef<AbortController | null>(null)
  const toInput = () => place.current?.querySelector('input')?.focus()
  useEffect(() => {
    ref?.({ focus: () => place.current?.querySelector('input')?.focus() })
  }, [ref])

  async function send([file]: File[]) {
    if (!file) return
    running.current?.abort()
    const sending = new AbortController()
    running.current = sending
    const line = { key: label, name: file.name, size: file.size }
    setLines([{ ...line, share: 0 }])
    const onProgress = (share: number) => setLines([{ ...line, share }])
    const answer = await uploadPicture(file, { onProgress, signal: sending.signal })
    if (sending.signal.aborted) return
    setLines('error' in answer ? [{ ...line, error: answer.error }] : [])
    if ('picture' in answer) onPicture(answer.picture)
  }

  return (
    <chakra.fieldset minW={0} ref={place}>
      <FileDrop
        label={label}
        help={help}
        error={error}
        accept={PICTURES_ACCEPTED}
        multiple={false}
        files={lines}
        onFiles={(files) => void send(files)}
        onRemove={() => {
          running.current?.abort()
          setLines([])
        }}
      />
      {picture ? (
        <Flex align="center" wrap="wrap" gap={4} mt={3}>
          <Shown picture={picture} on={on} label={label} />
          <Button
            variant="outline"
            size="small"
            aria-label={copy.remove(label)}
            onClick={() => {
              onPicture(null)
              toInput()
            }}
          >
            {copy.removeShort}
          </Button>
        </Flex>
      ) : null}
    </chakra.fieldset>
  )
}

type ShownProps = { picture: AgencyPicture; on: 'paper' | 'ink'; label: string }

function Shown({ picture, on, label }: ShownProps) {
  const { id, width, height, widths } = picture
  return (
    <Box p={4} bg={on === 'paper' ? 'print' : 'ink'} border="1px solid" borderColor="hairline">
      <chakra.img
        src={previewOf(id) ?? mediaPath(id, avifOf(widths, 320))}
        alt={label}
        htmlWidth={width}
        htmlHeight={height}
        display="block"
        width="auto"
        height="auto"
        maxW="14rem"
        maxH="5rem"
      />
    </Box>
  )
}
