import { Box, chakra } from '@chakra-ui/react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { uploads } from '../words/uploads'
import { Button } from './Button'
import { Field, type FieldProps } from './Field'
import { type FileLine, FileLines } from './FileLines'

type Props = FieldProps & {
  /** Name the types, not `image/*`: then a phone sends JPEG in place of HEIC. */
  accept: string
  multiple?: boolean
  files: readonly FileLine[]
  /** The files that were chosen or dropped; the page refuses what it does not take. */
  onFiles: (files: File[]) => void
  onRemove: (key: string) => void
  children?: ReactNode
}

/** Files by choosing or dropping, each with its size and how far it is. */
export function FileDrop({ accept, multiple = true, files, onFiles, onRemove, children, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files].slice(0, multiple ? undefined : 1))
  }

  return (
    <Field {...field}>
      {(wiring) => (
        <Box>
          <Box
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
            border="1px dashed"
            borderColor={isOver ? 'accent' : 'fieldEdge'}
            bg="surface"
            px={5}
            py={6}
          >
            <chakra.input
              {...wiring}
              // The files lie in the page's list, so the box is empty even when there are some.
              required={wiring.required && files.length === 0}
              ref={input}
              type="file"
              accept={accept}
              multiple={multiple}
              srOnly
              className="peer"
              onChange={(event) => {
                onFiles([...(event.currentTarget.files ?? [])])
                // The same file may be chosen again after it was removed.
                event.currentTarget.value = ''
              }}
            />
            <Button
              look="outline"
              tabIndex={-1}
              aria-hidden
              onClick={() => input.current?.click()}
              _peerFocusVisible={{ outline: '3px solid', outlineColor: 'accentText', outlineOffset: '2px' }}
            >
              {multiple ? uploads.chooseFiles : uploads.chooseFile}
            </Button>{' '}
            <chakra.span textStyle="small" color="fgQuiet" ml={2}>
              {uploads.orDropHere}
            </chakra.span>
            {children}
          </Box>
          <FileLines files={files} onRemove={onRemove} whenNone={input} />
        </Box>
      )}
    </Field>
  )
}
