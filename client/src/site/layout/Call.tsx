import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { LinkButton } from '../../design/actions/LinkButton'
import { WholeTimes } from '../../design/layout/WholeTimes'

type Props = { title: string; text: string; ways: readonly { words: string; to: string }[] }

export function Call({ title, text, ways }: Props) {
  const id = useId()
  return (
    <Flex
      as="section"
      aria-labelledby={id}
      mt={{ base: 16, md: 32 }}
      pt={5}
      borderTop="1px solid"
      borderColor="fg"
      justify="space-between"
      align="end"
      gap={8}
      wrap="wrap"
    >
      <Box>
        <chakra.h2 id={id} textStyle="heading">
          {title}
        </chakra.h2>
        <chakra.p textStyle="lead" mt={4} maxW="measure">
          <WholeTimes>{text}</WholeTimes>
        </chakra.p>
      </Box>
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        gap={3}
        wrap="wrap"
        width={{ base: 'full', sm: 'auto' }}
      >
        {ways.map(({ words, to }) => (
          <LinkButton key={to} href={to} variant="outline" size="large">
            {words}
          </LinkButton>
        ))}
      </Flex>
    </Flex>
  )
}
