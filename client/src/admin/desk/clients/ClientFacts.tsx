import { Box } from '@chakra-ui/react'
import type { ClientRecord } from '../../../../../shared/desk/clients'
import { CLIENT_LINES, CLIENT_PROSE, CLIENT_STANDINGS, ofEach } from '../../../../../shared/desk/deskLists'
import { dotted } from '../../../../../shared/format'
import type { ApiError } from '../../../lib/apiError'
import { lateDialog } from '../../forms/lateDialog'
import { PageSection } from '../../lists/records/PageSection'
import { desk } from '../copy'
import { TextFact } from '../jobs/facts/Fact'
import type { ClientField } from './clientFields'
import { client as copy } from './copy'

const ClientFactForm = lateDialog(() => import('./ClientFactForm'))
const words = desk.clients

type FactOfClient = {
  title: string
  names: readonly ClientField[]
  text: (client: ClientRecord) => string | null | undefined
}

const LINES = Object.keys(CLIENT_LINES) as (keyof typeof CLIENT_LINES)[]

const FACTS: readonly FactOfClient[] = [
  {
    title: copy.about,
    names: ['name', 'kind', ...LINES],
    text: (client) => dotted([words.kinds[client.kind], ...LINES.map((fact) => client[fact])]),
  },
  {
    title: words.standing,
    names: ['standing', 'standingReason'],
    text: ({ standing, standingReason }) =>
      dotted([words.standings[CLIENT_STANDINGS.find((each) => each === standing) ?? 'good'], standingReason]),
  },
  { title: words.owner, names: ['ownerId'], text: ({ owner }) => owner?.name },
  ...Object.values(
    ofEach(CLIENT_PROSE, (fact, { label }) => ({
      title: label,
      names: [fact],
      text: (client: ClientRecord) => client[fact],
    })),
  ),
]

type Props = { client: ClientRecord; onRefused: (error: ApiError | null) => void }

/** What is known of a client as text, each fact with its own *Edit*. */
export const ClientFacts = ({ client, onRefused }: Props) => (
  <PageSection title={copy.facts}>
    <Box borderTop="1px solid" borderColor="hairline">
      {FACTS.map(({ title, names, text }) => (
        <TextFact
          key={title}
          title={title}
          value={text(client)}
          form={(close) => (
            <ClientFactForm client={client} names={names} onRefused={onRefused} onClose={close} />
          )}
        />
      ))}
    </Box>
  </PageSection>
)
