import { Box, chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id' | 'color' | 'size'> & {
  label: ReactNode
  error?: string | undefined
}

/** A box to tick with its words beside it; the words tick it too. */
export function CheckField({ label, error, ...input }: Props) {
  const id = useId()
  return (
    <Box>
      <chakra.label display="flex" alignItems="flex-start" gap={3} minH="touch" py={2} cursor="pointer">
        <chakra.input
          type="checkbox"
          accentColor="var(--house-colors-accent)"
          width={5}
          height={5}
          mt={0.5}
          flexShrink={0}
          aria-describedby={error ? id : undefined}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        <span>{label}</span>
      </chakra.label>
      {error ? (
        <chakra.p id={id} textStyle="small" fontWeight="semibold" color="danger">
          {error}
        </chakra.p>
      ) : null}
    </Box>
  )
}
