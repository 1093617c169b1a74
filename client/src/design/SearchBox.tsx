import { Box, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SEARCH_MAX } from '../../../shared/limits'
import { control } from './control'

/** The admin searches' pause in milliseconds (specification section 9); the public ones take the same. */
const SEARCH_PAUSE_MS = 500

const Input = chakra('input', control)

type Props = {
  /** Read out as the box's name; `placeholder` is what stands in it. */
  label: string
  placeholder?: string
  /** The search as it stands in the address. */
  value: string
  /** Called half a second after the last key, trimmed, and at once on Enter. */
  onSearch: (text: string) => void
  maxLength?: number
}

/** A search that waits until the typing pauses, and follows the address when somebody goes back. */
export function SearchBox({ label, placeholder, value, onSearch, maxLength = SEARCH_MAX }: Props) {
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [shown, setShown] = useState(value)
  const send = useRef(onSearch)
  send.current = onSearch

  // The address changed by other means than this box (Clear, Back): show what it says.
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
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        maxLength={maxLength}
        pl={10}
        enterKeyHint="search"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') sendNow()
        }}
      />
    </Box>
  )
}
