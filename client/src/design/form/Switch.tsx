import { chakra } from '@chakra-ui/react'

type Props = {
  /** The accessible name; the words beside the switch are its state. */
  label: string
  on: boolean
  copy: { on: string; off: string }
  onChange: (on: boolean) => void
  disabled?: boolean
  /** While it is saved it ignores presses but keeps the focus, which a disabled button would lose. */
  busy?: boolean | undefined
  /** Outside a list's rows, which stay low: as high as a thumb needs. */
  isTouch?: boolean
}

/** An on/off switch that saves at once, with its state in words. */
export function Switch({ label, on, copy, onChange, disabled, busy, isTouch = false }: Props) {
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
      minH={isTouch ? 'touch' : 8}
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
          bg={on ? 'bg' : 'fg'}
          transform={on ? 'translateX(1.25rem)' : undefined}
          transition="transform 150ms"
        />
      </chakra.span>
      {/* The words shrink before the knob does, which shows the same. */}
      <chakra.span textStyle="small" minW="5.5em" flexShrink={99} textAlign="left">
        {on ? copy.on : copy.off}
      </chakra.span>
    </chakra.button>
  )
}
