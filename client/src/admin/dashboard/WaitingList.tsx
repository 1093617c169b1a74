import { Box, chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import type { Waiting } from '../../../../shared/dashboard'
import { shortMoment } from '../../../../shared/format'
import { paths } from '../../../../shared/paths'
import { admin } from '../../words/admin'

const Line = chakra(Link)

/** What somebody waits for: the first thing on the desk, each line leading to its list. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  const id = useId()
  const words = admin.dashboard
  const lines = [
    { ...waiting.requests, words: words.requests, to: `${paths.adminArtistRequests}?status=pending` },
    { ...waiting.bookings, words: words.bookings, to: paths.adminBookings },
    { ...waiting.enquiries, words: words.enquiries, to: paths.adminEnquiries },
  ]
  return (
    <Box as="section" aria-labelledby={id} mb={{ base: 8, md: 12 }}>
      <chakra.h2 id={id} textStyle="label" color="fgQuiet" pb={2} borderBottom="1px solid" borderColor="fg">
        {words.waiting}
      </chakra.h2>
      {lines.map(({ words: name, count, newest, to }) => (
        <Line
          key={to}
          href={to}
          display="grid"
          gridTemplateColumns={{ base: '3rem minmax(0, 1fr) auto', md: '4.5rem 12rem minmax(0, 1fr) auto' }}
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
              {count > 0 ? words.pending : words.nothingWaits}
            </chakra.span>
          </chakra.span>
          <chakra.span display={{ base: 'none', md: 'block' }} textStyle="data" color="fgQuiet">
            {newest ? `${words.pending}, ${words.newest(shortMoment(newest))}` : words.nothingWaits}
          </chakra.span>
          <ArrowRight size={18} aria-hidden />
        </Line>
      ))}
    </Box>
  )
}
