import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '../../../design/actions/Button'
import { ACCEPTED } from './useDigitals'

type Props = {
  label: string
  shown: string
  multiple?: boolean
  variant?: 'outline' | 'quiet'
  /** Below a wide screen its word begins where the lines around it do. */
  isFlush?: boolean
  onFiles: (files: File[]) => void
}

/** A button that chooses pictures; the input itself has the focus and the keys. */
export function ChooseFiles({
  label,
  shown,
  multiple = false,
  variant = 'outline',
  isFlush = false,
  onFiles,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <chakra.span position="relative" display="inline-block" _print={{ display: 'none' }}>
      <chakra.input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple={multiple}
        aria-label={label}
        srOnly
        className="peer"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant={variant}
        size="touch"
        px={isFlush ? { base: 0, lg: 3 } : undefined}
        tabIndex={-1}
        aria-hidden
        onClick={() => input.current?.click()}
        _peerFocusVisible={{ outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' }}
      >
        {shown}
      </Button>
    </chakra.span>
  )
}
