import { Box, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SEARCH_MAX } from '../../../../shared/limits'
import { useTypedBefore } from '../../lib/forms/typedBefore'
import { control } from './control'

/** How long typing must pause before a search runs, in milliseconds. */
const SEARCH_PAUSE_MS = 500

const Input = chakra('input', control)

type Props = {
  /** The accessible name; `placeholder` is shown in the box. */
  label: string
  placeholder?: string
  /** The search in the address. */
  value: string
  /** Called half a second after the last key, trimmed, and at once on Enter. */
  onSearch: (text: string) => void
  maxLength?: number
  name?: string
  /** The box is one of the list's filters, not its search. */
  isFilter?: boolean
}

/** A search box that waits until typing pauses, and follows the address on Back. */
export function SearchBox({
  label,
  placeholder,
  value,
  onSearch,
  maxLength = SEARCH_MAX,
  name = 'search',
  isFilter = false,
}: Props) {
  const [text, setText] = useState(value)
  const box = useTypedBefore<HTMLInputElement>(setText)
  const [sent, setSent] = useState(value)
  const [shown, setShown] = useState(value)
  const send = useRef(onSearch)
  send.current = onSearch

  // Something else changed the address (Clear, Back): show its search.
  if (value !== shown) {
    setShown(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === sent) return
    const timer = setTimeout(() => {
      setSent(wanted)
      send.current(wanted)
    }, SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, sent])

  const sendNow = () => {
    setSent(text.trim())
    send.current(text.trim())
  }

  return (
    <Box position="relative" flex="1 1 16rem" minW={0}>
      {isFilter ? null : (
        <Box
          position="absolute"
          left={3}
          top="50%"
          transform="translateY(-50%)"
          pointerEvents="none"
          color="fgQuiet"
        >
          <Search size={18} aria-hidden />
        </Box>
      )}
      <Input
        ref={box}
        type={isFilter ? 'text' : 'search'}
        aria-label={label}
        name={name}
        placeholder={placeholder ?? label}
        value={text}
        maxLength={maxLength}
        pl={isFilter ? undefined : 10}
        enterKeyHint="search"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') sendNow()
        }}
      />
    </Box>
  )
}
