import { Box, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { fileSize } from '../../../shared/format'
import { parts } from '../words/parts'
import { uploads } from '../words/uploads'
import { Button } from './Button'
import { ProgressBar } from './ProgressBar'

/** A file on its way: `share` from 0 to 1 while it is sent, `error` when it was refused. */
export type FileLine = { key: string; name: string; size: number; share?: number; error?: string }

type Props = {
  files: readonly FileLine[]
  onRemove: (key: string) => void
  /** What has the focus once the last file is taken off. */
  whenNone?: RefObject<HTMLElement | null>
}

/** The chosen files, one a line: name, size in KB or MB, how far it is, and a way to take it off. */
export function FileLines({ files, onRemove, whenNone }: Props) {
  const lines = useRef<HTMLUListElement>(null)

  /** The button goes with its line, so the focus goes on first: to the line after it, or the one before. */
  const remove = (key: string, at: number) => {
    const next = lines.current?.children[at + 1 < files.length ? at + 1 : at - 1]
    const button = next?.querySelector('button') ?? whenNone?.current
    button?.focus({ preventScroll: true })
    onRemove(key)
  }

  if (files.length === 0) return null
  return (
    <chakra.ul ref={lines} role="list" mt={3}>
      {files.map(({ key, name, size, share, error }, at) => {
        const isSending = share !== undefined && share < 1 && !error
        return (
          <chakra.li key={key} borderBottom="1px solid" borderColor="hairline" py={2}>
            <Box display="grid" gridTemplateColumns="minmax(0, 1fr) auto auto" gap={3} alignItems="center">
              <chakra.span truncate>{name}</chakra.span>
              <chakra.span textStyle="data" color="fgQuiet">
                {fileSize(size)}
              </chakra.span>
              <Button
                look="quiet"
                size="icon"
                aria-label={isSending ? uploads.cancel(name) : parts.remove(name)}
                onClick={() => remove(key, at)}
              >
                <X aria-hidden />
              </Button>
            </Box>
            {isSending ? <ProgressBar label={`${uploads.uploading} ${name}`} share={share} /> : null}
            {error ? (
              <chakra.p role="alert" textStyle="small" fontWeight="semibold" color="danger">
                {error}
              </chakra.p>
            ) : null}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
