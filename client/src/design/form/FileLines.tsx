import { Box, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { fileSize } from '../../../../shared/format'
import { parts } from '../../copy/parts'
import { uploads } from '../../copy/uploads'
import { Button } from '../actions/Button'
import { Problem } from '../feedback/Problem'
import { ProgressBar } from '../feedback/ProgressBar'

/** A chosen file: `share` from 0 to 1 while it is sent, `error` when it was refused. */
export type FileLine = { key: string; name: string; size: number; share?: number; error?: string }

type Props = {
  files: readonly FileLine[]
  onRemove: (key: string) => void
  /** While they are sent the buttons stay, because one may have the focus, and do nothing. */
  isKept?: boolean
  /** Gets the focus when the last file is removed. */
  whenNone?: RefObject<HTMLElement | null>
}

/** The chosen files, one per line: name, size, progress, and a button that removes it. */
export function FileLines({ files, onRemove, isKept = false, whenNone }: Props) {
  const lines = useRef<HTMLUListElement>(null)

  /** The button disappears with its line, so the focus moves first: to the next line, or the one before. */
  const remove = (key: string, at: number) => {
    if (isKept) return
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
                variant="quiet"
                size="icon"
                aria-label={isSending ? uploads.cancel(name) : parts.remove(name)}
                aria-disabled={isKept || undefined}
                onClick={() => remove(key, at)}
              >
                <X aria-hidden />
              </Button>
            </Box>
            {isSending ? <ProgressBar label={`${uploads.uploading} ${name}`} share={share} /> : null}
            <Problem isSmall>{error}</Problem>
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
