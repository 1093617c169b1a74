import { Box, chakra, Flex } from '@chakra-ui/react'
import { ArrowRight, Check } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { Setup, SetupTask } from '../../../../../shared/operations/setup'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { setup as copy } from '../../shell/setup.copy'

const Line = chakra(Link)

const PLACES: Record<SetupTask, string> = {
  name: adminPaths.settingsSection('agency'),
  contact: adminPaths.settingsSection('contact'),
  look: adminPaths.settingsSection('look'),
  icon: adminPaths.settingsSection('look'),
  home: adminPaths.settingsSection('home'),
  about: adminPaths.settingsSection('about'),
  money: adminPaths.settingsSection('money'),
  legal: adminPaths.settingsSection('legal'),
  model: adminPaths.newModel,
  featured: adminPaths.models,
  mail: adminPaths.settingsSection('mailServer'),
  colleague: adminPaths.team,
  backup: adminPaths.system,
}

/** What a new agency still has to do: each task leads to its page, and is ticked by what the agency has entered. */
export function SetupList({ setup }: { setup: Setup }) {
  const id = useId()
  const { admin } = trpc.useUtils()
  const { tasks, nextStep } = setup
  const hide = trpc.admin.setup.setVisibility.useMutation({
    onSuccess(next) {
      admin.setup.read.setData(undefined, next)
      notifySuccess(copy.isPutAway, copy.putAwayMore)
    },
    onError: sayFailed(copy.failed),
  })
  const done = tasks.filter(({ isDone }) => isDone).length
  return (
    <Box as="section" aria-labelledby={id} mb={{ base: 8, md: 12 }}>
      <Flex justify="space-between" gap={4} pb={2} borderBottom="1px solid" borderColor="fg">
        <chakra.h2 id={id} textStyle="label" color="fgQuiet">
          {copy.title}
        </chakra.h2>
        <chakra.span textStyle="data" color="fgQuiet" whiteSpace="nowrap">
          {copy.done(done, tasks.length)}
        </chakra.span>
      </Flex>
      <Box py={3} borderBottom="1px solid" borderColor="hairline">
        <LinkButton href={adminPaths.setup} variant="primary" size="small">
          {nextStep === null ? copy.again : nextStep === 'you' ? copy.begin : copy.goOn}
        </LinkButton>
      </Box>
      <Box as="ul" role="list">
        {tasks.map(({ task, isDone }) => (
          <chakra.li key={task} borderBottom="1px solid" borderColor="hairline">
            <Task task={task} isDone={isDone} />
          </chakra.li>
        ))}
      </Box>
      <Flex justify="flex-end" mt={3}>
        <Button
          variant="outline"
          size="small"
          disabled={hide.isPending}
          onClick={() => hide.mutate({ isPutAway: true })}
        >
          {copy.putAway}
        </Button>
      </Flex>
    </Box>
  )
}

function Task({ task, isDone }: Setup['tasks'][number]) {
  const [title, why] = copy.tasks[task]
  return (
    <Line
      href={PLACES[task]}
      display="grid"
      gridTemplateColumns="1.5rem minmax(0, 1fr) auto"
      alignItems="center"
      columnGap={4}
      minH={14}
      py={2}
      transition="background-color 150ms"
      _hover={{ bg: 'surface' }}
    >
      {isDone ? (
        <Check size={18} role="img" aria-label={copy.isDone} />
      ) : (
        <chakra.span aria-hidden width={4} height={4} border="1px solid" borderColor="fieldEdge" />
      )}
      <chakra.span>
        <chakra.span
          display="block"
          fontWeight="semibold"
          color={isDone ? 'fgQuiet' : 'fg'}
          textDecoration={isDone ? 'line-through' : undefined}
        >
          {title}
        </chakra.span>
        {isDone ? null : (
          <chakra.span display="block" textStyle="small" color="fgQuiet">
            {why}
          </chakra.span>
        )}
      </chakra.span>
      <ArrowRight size={18} aria-hidden />
    </Line>
  )
}
