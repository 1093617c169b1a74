import { chakra, Flex, type FlexProps } from '@chakra-ui/react'
import { Check, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = Omit<FlexProps, 'children'> & {
  tone: 'success' | 'error'
  /** Leaves the focus where it is: for what appears by itself and not after a press. */
  keepsFocus?: boolean
  children: ReactNode
}

/** The result of a form, above it or in its place. Takes the focus, so that it is seen and read out. */
export function Banner({ tone, keepsFocus = false, children, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!keepsFocus) box.current?.focus()
  }, [keepsFocus])
  const Icon = tone === 'success' ? Check : TriangleAlert
  return (
    <Flex
      ref={box}
      role={tone === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      data-landing
      align="start"
      // The words wrap below the icon when the font is too large for one line.
      wrap="wrap"
      gap={3}
      px={4}
      py={3}
      bg="surface"
      border="1px solid"
      borderColor={tone === 'success' ? 'green' : 'danger'}
      borderLeftWidth="6px"
      scrollMarginTop={24}
      {...rest}
    >
      <chakra.span color={tone === 'success' ? 'fg' : 'danger'} pt={0.5} flexShrink={0}>
        <Icon size={20} aria-hidden />
      </chakra.span>
      <chakra.div fontWeight="medium" flex="1 1 8rem" minW={0}>
        {children}
      </chakra.div>
    </Flex>
  )
}
