import { Box, chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { shortMoment } from '../../../../../shared/format'
import type { Waiting } from '../../../../../shared/talent/dashboard'
import { admin } from '../../copy'

const Line = chakra(Link)

type Entry = { to: string; name: string; count: number; brief: string; full: string }

/** One line for each kind of pending item; messages get one line per talent, which links to that talent. */
function entriesOf({ requests, bookings, enquiries, messages }: Waiting): Entry[] {
  const copy = admin.dashboard
  const entry = (to: string, name: string, { count, newest }: Waiting['requests']): Entry => ({
    to,
    name,
    count,
    brief: count > 0 ? copy.pending : copy.nothingWaits,
    full: newest ? `${copy.pending}, ${copy.newest(shortMoment(newest))}` : copy.nothingWaits,
  })
  const ofTalents = messages.map(({ modelId, name, count, newest }) => ({
    to: adminPaths.modelMessages(modelId),
    name: copy.messages,
    count,
    brief: name,
    full: newest ? `${name}, ${copy.newest(shortMoment(newest))}` : name,
  }))
  const none = entry(adminPaths.models, copy.messages, { count: 0, newest: null })
  return [
    entry(`${adminPaths.artistRequests}?status=pending`, copy.requests, requests),
    entry(adminPaths.bookings, copy.bookings, bookings),
    entry(adminPaths.enquiries, copy.enquiries, enquiries),
    ...(ofTalents.length > 0 ? ofTalents : [none]),
  ]
}

/** Everything that waits for the agency; each line links to its list. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} mb={{ base: 8, md: 12 }}>
      <chakra.h2 id={id} textStyle="label" color="fgQuiet" pb={2} borderBottom="1px solid" borderColor="fg">
        {admin.dashboard.waiting}
      </chakra.h2>
      {entriesOf(waiting).map(({ to, name, count, brief, full }) => (
        <Line
          key={to}
          href={to}
          display="grid"
          gridTemplateColumns={{ base: '3rem minmax(0, 1fr) auto', md: '4.5rem 15rem minmax(0, 1fr) auto' }}
          alignItems="center"
          columnGap={4}
          minH={14}
          py={2}
          borderBottom="1px solid"
          borderColor="hairline"
          transition="background-color 150ms"
          _hover={{ bg: 'surface' }}
        >
          <chakra.span textStyle="workTitle" color={count > 0 ? 'fg' : 'fgQuiet'} fontSize="1.75rem">
            {count.toLocaleString('en-US')}
          </chakra.span>
          <chakra.span fontWeight="semibold">
            {name}
            <chakra.span display={{ base: 'block', md: 'none' }} textStyle="edge" color="fgQuiet">
              {brief}
            </chakra.span>
          </chakra.span>
          <chakra.span display={{ base: 'none', md: 'block' }} textStyle="data" color="fgQuiet">
            {full}
          </chakra.span>
          <ArrowRight size={18} aria-hidden />
        </Line>
      ))}
    </Box>
  )
}
