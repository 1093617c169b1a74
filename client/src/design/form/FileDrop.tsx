import { Box, chakra } from '@chakra-ui/react'
import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { uploads } from '../../copy/uploads'
import { Button } from '../actions/Button'
import { Field, type FieldProps } from './Field'
import { type FileLine, FileLines } from './FileLines'

type Props = FieldProps & {
  /** Name the types, not `image/*`, so that an iPhone sends JPEG instead of HEIC. */
  accept: string
  multiple?: boolean
  name?: string
  files: readonly FileLine[]
  /** Called with the chosen or dropped files; the page checks them. */
  onFiles: (files: File[]) => void
  onRemove: (key: string) => void
  /** What is blocked while the form is sent: adding files, or every change. */
  held?: 'adding' | 'all' | undefined
  children?: ReactNode
}

/** Takes files by choosing or dropping, and lists each with its size and progress. */
export function FileDrop({
  accept,
  multiple = true,
  name,
  files,
  onFiles,
  onRemove,
  held,
  children,
  ...field
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  // A chooser that is closed without a choice may report an empty one: what was said of the last stays.
  const take = (chosen: File[]) => {
    if (!held && chosen.length > 0) onFiles(chosen)
  }
  const takeFrom = (chooser: HTMLInputElement) => {
    take([...(chooser.files ?? [])])
    // The same file may be chosen again after it was removed.
    chooser.value = ''
  }
  // Before the next event: a choice that comes between the drawing and this would be taken twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before scripts ran
  useLayoutEffect(() => {
    if (input.current?.files?.length) takeFrom(input.current)
  }, [])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files].slice(0, multiple ? undefined : 1))
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
              // The page keeps the files, so the input itself is always empty.
              required={wiring.required && files.length === 0}
              ref={input}
              type="file"
              name={name}
              accept={accept}
              multiple={multiple}
              srOnly
              className="peer"
              // Not `disabled`: it keeps the focus, which it gets when the last file is removed.
              aria-disabled={held ? true : undefined}
              onClick={(event) => {
                if (held) event.preventDefault()
              }}
              onChange={(event) => takeFrom(event.currentTarget)}
            />
            <Button
              variant="outline"
              tabIndex={-1}
              aria-hidden
              disabled={held !== undefined}
              onClick={() => input.current?.click()}
              _peerFocusVisible={{ outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' }}
            >
              {multiple ? uploads.chooseFiles : uploads.chooseFile}
            </Button>{' '}
            <chakra.span
              textStyle="small"
              color="fgQuiet"
              ml={2}
              // Nothing is dropped with a finger.
              css={{ '@media (hover: none)': { display: 'none' } }}
            >
              {uploads.orDropHere}
            </chakra.span>
            {children}
          </Box>
          <FileLines files={files} onRemove={onRemove} isKept={held === 'all'} whenNone={input} />
        </Box>
      )}
    </Field>
  )
}
