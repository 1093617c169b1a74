import { chakra } from '@chakra-ui/react'

type Props = {
  /** What is switched, read out; the words beside it are its state. */
  label: string
  on: boolean
  words: { on: string; off: string }
  onChange: (on: boolean) => void
  disabled?: boolean
  /** While it is being sent: it waits, and keeps the focus, which would fall off a disabled one. */
  busy?: boolean | undefined
}

/** On or off, done at once: a knob like a fader, with its state in words. */
export function Switch({ label, on, words, onChange, disabled, busy }: Props) {
  return (
    <chakra.button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onChange(!on)
      }}
      display="inline-flex"
      alignItems="center"
      gap={2}
      minH={8}
      cursor="pointer"
      _disabled={{ cursor: 'progress', opacity: 0.6 }}
    >
      <chakra.span
        aria-hidden
        display="block"
        width={10}
        height={5}
        p="2px"
        border="1px solid"
        borderColor="fg"
        bg={on ? 'fg' : 'transparent'}
        transition="background-color 150ms"
      >
        <chakra.span
          display="block"
          width="0.875rem"
          height="full"
          bg={on ? 'ground' : 'fg'}
          transform={on ? 'translateX(1.25rem)' : undefined}
          transition="transform 150ms"
        />
      </chakra.span>
      {/* They give way before the knob does, which says the same. */}
      <chakra.span textStyle="small" minW="5.5em" flexShrink={99} textAlign="left">
        {on ? words.on : words.off}
      </chakra.span>
    </chakra.button>
  )
}
