import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../../../design/feedback/Dialog'
import { FaceImage } from '../../../design/media/FaceImage'
import NewJobDialog from '../../desk/jobs/newJob/NewJobDialog'
import { palette as copy } from './copy'
import type { Line } from './lines'
import { usePalette } from './usePalette'

type Props = {
  /** what was typed while the code of the palette came */
  typed: () => string
  onNewJob: () => void
  onClose: () => void
}

/** Finds a face, a job, a client or a page, and does what is typed. Opened with Ctrl K. */
export default function Palette({ typed, onClose }: Pick<Props, 'typed' | 'onClose'>) {
  const [isNewJob, setNewJob] = useState(false)
  return isNewJob ? (
    <NewJobDialog onClose={onClose} />
  ) : (
    <Dialog open title={copy.title} onClose={onClose}>
      <Finder typed={typed} onNewJob={() => setNewJob(true)} onClose={onClose} />
    </Dialog>
  )
}

function Finder({ typed, onNewJob, onClose }: Props) {
  const [text, setText] = useState(typed)
  const [at, setAt] = useState(0)
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const put = (next: string) => {
    setText(next)
    setAt(0)
    field.current?.focus()
  }
  const { lines, isLoading } = usePalette({ typed: useDeferredValue(text), onType: put, onNewJob, onClose })
  const current = Math.min(at, lines.length - 1)
  const key = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const by = steps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      setAt((current + by + lines.length) % Math.max(1, lines.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      lines[current]?.act()
    }
  }
  return (
    <>
      <chakra.input
        ref={field}
        role="combobox"
        aria-label={copy.label}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={lines.length > 0 ? `${listId} ${current}` : undefined}
        autoComplete="off"
        spellCheck={false}
        data-first-focus
        placeholder={copy.placeholder}
        value={text}
        onChange={(event) => put(event.currentTarget.value)}
        onKeyDown={key}
        width="full"
        minH="touch"
        bg="transparent"
        textStyle="subheading"
        borderBottom="1px solid"
        borderColor="fg"
      />
      <chakra.p role="status" textStyle="small" color="fgQuiet" mt={3} _empty={{ display: 'none' }}>
        {lines.length > 0 ? null : isLoading ? copy.loading : copy.nothing}
      </chakra.p>
      <Box id={listId} role="listbox" aria-label={copy.results} mt={3} minH="16rem">
        {lines.map((line, place) => (
          <Option
            key={line.key}
            id={`${listId} ${place}`}
            line={line}
            head={line.group === lines[place - 1]?.group ? null : line.group}
            isCurrent={place === current}
          />
        ))}
      </Box>
      <chakra.p textStyle="small" color="fgQuiet" mt={3} display={{ base: 'none', md: 'block' }}>
        {copy.keys}
      </chakra.p>
    </>
  )
}

type OptionProps = { id: string; line: Line; head: string | null; isCurrent: boolean }

function Option({ id, line, head, isCurrent }: OptionProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  return (
    <>
      {head === null ? null : (
        <chakra.p aria-hidden textStyle="label" color="fgQuiet" mt={3} mb={1}>
          {head}
        </chakra.p>
      )}
      <Box
        ref={row}
        id={id}
        role="option"
        aria-selected={isCurrent}
        display="flex"
        alignItems="center"
        gap={3}
        minH="touch"
        px={2}
        py={1}
        cursor="pointer"
        borderLeft="4px solid"
        borderColor={isCurrent ? 'accent' : 'transparent'}
        bg={isCurrent ? 'bg' : undefined}
        _hover={{ bg: 'bg' }}
        // The field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={line.act}
      >
        {line.face ? <FaceImage {...line.face} px={40} inColour /> : null}
        <Box minW={0} overflowWrap="anywhere">
          <chakra.span fontWeight="semibold">{line.title}</chakra.span>
          {line.more ? (
            <chakra.span display="block" textStyle="small" color={isCurrent ? 'fg' : 'fgQuiet'}>
              {line.more}
            </chakra.span>
          ) : null}
        </Box>
      </Box>
    </>
  )
}
