import { Box, chakra } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { TextLink } from '../../../design/actions/TextLink'
import { Banner } from '../../../design/feedback/Banner'
import { setupWizard } from './copy'
import { PlainStep } from './PlainStep'

const copy = setupWizard.models
const WAYS = [
  { to: adminPaths.imports, said: copy.import },
  { to: adminPaths.newModel, said: copy.add },
]

/** The ways to bring models. */
export const ModelsStep = ({ isDone }: { isDone: boolean }) => (
  <PlainStep step="models" isDone={isDone}>
    {isDone ? (
      <Banner tone="success" mb={4}>
        {copy.isDone}
      </Banner>
    ) : null}
    <Box as="ul" role="list" borderTop="1px solid" borderColor="fg">
      {WAYS.map(({ to, said: [title, about] }) => (
        <chakra.li key={to} py={4} borderBottom="1px solid" borderColor="hairline">
          <TextLink href={to} fontWeight="semibold" fontSize="1.125rem">
            {title}
          </TextLink>
          <chakra.p color="fgQuiet" mt={1}>
            {about}
          </chakra.p>
        </chakra.li>
      ))}
    </Box>
    <chakra.p mt={4} textStyle="small" color="fgQuiet">
      {copy.return}
    </chakra.p>
  </PlainStep>
)
