import { Box, chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../design/Button'
import { consent } from '../../words/consent'
import { choose, replayProject, useChoice } from './choice'

/** Where a visitor sees the answer given and gives another. */
export function ConsentSettings() {
  const words = consent.settings
  const choice = useChoice()
  const isOff = replayProject() === null
  return (
    <Box
      as="section"
      aria-label={words.title}
      border="1px solid"
      borderColor="fg"
      bg="surface"
      p={{ base: 4, md: 6 }}
    >
      <chakra.h3 textStyle="subheading" mb={2}>
        {words.title}
      </chakra.h3>
      <p role="status">{isOff ? words.off : words[choice ?? 'none']}</p>
      {isOff ? null : (
        <Flex gap={3} wrap="wrap" mt={4}>
          <Button look="outline" disabled={choice === 'refused'} onClick={() => choose('refused')}>
            {words.refuse}
          </Button>
          <Button look="outline" disabled={choice === 'accepted'} onClick={() => choose('accepted')}>
            {words.accept}
          </Button>
        </Flex>
      )}
    </Box>
  )
}
