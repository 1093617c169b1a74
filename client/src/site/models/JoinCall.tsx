import { Box, chakra, Flex } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../design/LinkButton'
import { roster } from '../../words/roster'

/** The call to apply, under the sheet. */
export function JoinCall() {
  const words = roster.join
  return (
    <Flex
      as="section"
      aria-labelledby="join"
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
        <chakra.h2 id="join" textStyle="heading">
          {words.title}
        </chakra.h2>
        <chakra.p textStyle="lead" mt={4} maxW="measure">
          {words.text}
        </chakra.p>
      </Box>
      <LinkButton href={paths.register} look="outline" size="large">
        {words.link}
      </LinkButton>
    </Flex>
  )
}
