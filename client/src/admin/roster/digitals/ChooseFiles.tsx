import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '../../../design/actions/Button'
import { ACCEPTED } from './useDigitals'

type Props = {
  label: string
  shown: string
  multiple?: boolean
  variant?: 'outline' | 'quiet'
  onFiles: (files: File[]) => void
}

/** A button that chooses pictures; the input itself has the focus and the keys. */
export function ChooseFiles({ label, shown, multiple = false, variant = 'outline', onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <chakra.span position="relative" display="inline-block">
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
