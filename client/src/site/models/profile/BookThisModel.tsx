import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { paths } from '../../../../../shared/paths'
import type { PublicModel } from '../../../../../shared/roster/models'
import { Button } from '../../../design/actions/Button'
import { PageButton } from '../../../design/actions/LinkButton'
import { TextLink } from '../../../design/actions/TextLink'
import { roster } from '../copy'

type Props = { model: Pick<PublicModel, 'id' | 'availability'> }

/** The booking button. Disabled when the model is not available, with an alternative beside it. */
export function BookThisModel({ model }: Props) {
  const note = useId()
  const copy = roster.profile
  if (model.availability === 'available')
    return (
      <PageButton
        href={paths.bookThisModel(model.id)}
        variant="primary"
        size="large"
        width="full"
        minH={{ base: 'touch', lg: 14 }}
        py={2}
      >
        {copy.book}
      </PageButton>
    )
  return (
    <Box>
      <Button
        width="full"
        minH={{ lg: 14 }}
        px={2}
        whiteSpace="nowrap"
        borderColor="fieldEdge"
        disabled
        aria-describedby={note}
      >
        {copy.unavailable}
      </Button>
      <Flex mt={1.5} columnGap={2} wrap="wrap" textStyle="small" justify="space-between">
        <p id={note}>{copy.checkBack}</p>
        <TextLink href={paths.contact} py={0.5}>
          {copy.ask}
        </TextLink>
      </Flex>
    </Box>
  )
}
