import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { notify, notifyFailure, notifySuccess } from '../../lib/notify'
import { Button } from '../actions/Button'
import { TextLink } from '../actions/TextLink'
import { Badge } from '../feedback/Badge'
import { Section } from '../layout/Section'
import { StatCard } from '../layout/StatCard'
import { palette } from '../theme/tokens'

const styles = [
  'display',
  'title',
  'heading',
  'workTitle',
  'subheading',
  'lead',
  'body',
  'small',
  'label',
  'data',
  'edge',
] as const
const looks = ['primary', 'solid', 'outline', 'danger', 'dangerSolid', 'quiet'] as const

export function TypeSheet() {
  return (
    <>
      <Section title="Type" mb={16}>
        {styles.map((style) => (
          <Box key={style} py={3} borderBottom="1px solid" borderColor="hairline">
            <chakra.p textStyle="edge" color="fgQuiet">
              {style}
            </chakra.p>
            <chakra.p textStyle={style}>Faces, as they are ₹1,20,000</chakra.p>
          </Box>
        ))}
      </Section>
      <Section title="Ink, bone, lamp" mb={16}>
        <Grid gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap={3}>
          {Object.entries(palette).map(([name, value]) => (
            <Box key={name} textStyle="edge">
              <Box height={16} bg={name} border="1px solid" borderColor="hairline" />
              {name} {value}
            </Box>
          ))}
        </Grid>
      </Section>
      {(['light', 'dark'] as const).map((theme) => (
        <Box key={theme} data-theme={theme} p={theme === 'dark' ? 8 : 0} mb={10}>
          <Flex gap={3} wrap="wrap" mb={4}>
            {looks.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
            <Button disabled>disabled</Button>
            <Button variant="primary" size="large">
              large
            </Button>
            <Button size="small">small</Button>
          </Flex>
          <p>
            Text with a <TextLink href="/design">link inside</TextLink> and <strong>weight</strong>.
          </p>
        </Box>
      ))}
      <Flex gap={3} wrap="wrap" mb={10}>
        {(['yellow', 'blue', 'green', 'red', 'grey', 'plain'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Flex>
      <Flex gap={3} wrap="wrap" mb={16}>
        <Button variant="outline" onClick={() => notify('Generating PDF')}>
          Notice
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            notifySuccess('Image Uploaded', 'Your portfolio image has been successfully uploaded.')
          }
        >
          Success
        </Button>
        <Button variant="outline" onClick={() => notifyFailure('Login Failed', 'Invalid credentials')}>
          Failure
        </Button>
      </Flex>
      <Grid gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap={6} mb={16}>
        <StatCard figure="50+" label="talent represented" />
        <StatCard figure="200+" label="projects completed" />
        <StatCard figure="15+" label="cities covered" />
        <StatCard figure="5.0" label="average rating" />
      </Grid>
    </>
  )
}
