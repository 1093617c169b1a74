import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** A checkbox without the browser's round corners. */
const tick: SystemStyleObject = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 5,
  height: 5,
  mt: 0.5,
  bg: 'surface',
  border: '1px solid',
  borderColor: 'fieldEdge',
  cursor: 'pointer',
  _checked: { bg: 'fg', borderColor: 'fg' },
  _before: {
    content: '""',
    width: 3,
    height: 3,
    clipPath: 'polygon(8% 50%, 0 62%, 38% 96%, 100% 16%, 88% 4%, 36% 74%)',
  },
  '&:checked::before': { bg: 'bg' },
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'id' | 'color' | 'size'> & {
  label: ReactNode
  error?: string | undefined
}

export function CheckField({ label, error, ...input }: Props) {
  const id = useId()
  return (
    <Box>
      <chakra.label display="flex" alignItems="flex-start" gap={3} minH="touch" py={2} cursor="pointer">
        <chakra.input
          type="checkbox"
          css={tick}
          aria-describedby={error ? id : undefined}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        <chakra.span minW={0} overflowWrap="anywhere">
          {label}
        </chakra.span>
      </chakra.label>
      {error ? (
        <chakra.p id={id} textStyle="small" fontWeight="semibold" color="danger">
          {error}
        </chakra.p>
      ) : null}
    </Box>
  )
}
