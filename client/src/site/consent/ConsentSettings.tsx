import { Box, chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../design/Button'
import { consent } from '../../words/consent'
import { type Choice, choose, replayProject, useChoice } from './choice'

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
          <Answer to="refused">{words.refuse}</Answer>
          <Answer to="accepted">{words.accept}</Answer>
        </Flex>
      )}
    </Box>
  )
}

function Answer({ to, children }: { to: Choice; children: string }) {
  const isGiven = useChoice() === to
  return (
    <Button look={isGiven ? 'solid' : 'outline'} aria-pressed={isGiven} onClick={() => choose(to)}>
      {children}
    </Button>
  )
}
