import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { type ClientRecord, type ContactView, FORGOTTEN } from '../../../../../shared/desk/clients'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { BulkBar } from '../../bulk/BulkBar'
import { MarkBox } from '../../bulk/MarkBox'
import { type Marks, useMarks } from '../../bulk/useMarks'
import { AddInPlace } from '../../forms/AddInPlace'
import { WhatsAppButton } from '../../forms/ChatButton'
import { lateDialog } from '../../forms/lateDialog'
import { tellReason } from '../../forms/tellFailed'
import { ReachLinks } from '../../lists/ReachLinks'
import { PageSection } from '../../lists/records/PageSection'
import { WriteToMarked } from '../texts/WriteToMarked'
import { writtenWords } from '../texts/writtenWords'
import { client as copy } from './copy'
import { type RequestsLeft, RequestsOfContact } from './RequestsOfContact'

const AddContact = lateDialog(() => import('./AddContact'))
const ContactDialog = lateDialog(() => import('./ContactDialog'))

const isForgotten = ({ name, email, phone }: ContactView) => name === FORGOTTEN && !email && !phone

const marksOf = (contact: ContactView) =>
  isForgotten(contact)
    ? null
    : dotted([
        contact.isBilling && copy.getsBills,
        contact.leftAt && copy.left(deskDay(contact.leftAt)),
        contact.written && writtenWords(contact.written),
      ])

/** The people at a client. */
export function Contacts({ client }: { client: ClientRecord }) {
  const utils = trpc.useUtils()
  const [forgetting, setForgetting] = useState<ContactView | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const [left, setLeft] = useState<RequestsLeft | null>(null)
  const keep = () => void utils.desk.clients.get.invalidate({ id: client.id })
  const forget = trpc.desk.contacts.forget.useMutation({
    onSuccess({ requests }) {
      if (requests.length > 0) setLeft({ email: forgetting?.email ?? '', requests })
      setForgetting(null)
      keep()
      notifySuccess(copy.forgotten)
    },
    onError(error) {
      setForgetting(null)
      keep()
      tellReason(error)
    },
  })
  const marks = useMarks(
    client.contacts.flatMap((each) => (each.leftAt === null ? [{ id: each.id, title: each.name }] : [])),
  )
  const edited = client.contacts.find(({ id }) => id === editing)
  return (
    <PageSection title={copy.contacts}>
      {left ? <RequestsOfContact {...left} /> : null}
      {client.contacts.length === 0 ? <p>{copy.noContacts}</p> : null}
      {client.contacts.map((contact) => (
        <ContactRow
          key={contact.id}
          contact={contact}
          marks={marks}
          onEdit={() => setEditing(contact.id)}
          onForget={() => setForgetting(contact)}
        />
      ))}
      <BulkBar marks={marks}>
        <WriteToMarked
          of="clients"
          ids={marks.marked.map(({ id }) => id)}
          client={{ id: client.id, name: client.name }}
        />
      </BulkBar>
      <AddInPlace words={copy.addContact}>
        {(close) => <AddContact clientId={client.id} onAdded={keep} onClose={close} />}
      </AddInPlace>
      {edited ? <ContactDialog key={edited.id} contact={edited} onClose={() => setEditing(null)} /> : null}
      {forgetting ? (
        <Confirm
          open
          title={copy.forgetTitle(forgetting.name)}
          question={copy.forgetMore}
          confirmWords={copy.forget}
          busy={forget.isPending}
          onClose={() => setForgetting(null)}
          onConfirm={() => forget.mutateAsync({ id: forgetting.id, version: forgetting.version })}
        />
      ) : null}
    </PageSection>
  )
}

type RowProps = { contact: ContactView; marks: Marks; onEdit: () => void; onForget: () => void }

const ContactRow = ({ contact, marks, onEdit, onForget }: RowProps) => (
  <Flex data-line py={3} borderBottom="1px solid" borderColor="hairline">
    {contact.leftAt === null ? <MarkBox row={{ id: contact.id, title: contact.name }} marks={marks} /> : null}
    <Box minW={0}>
      <chakra.p fontWeight="semibold">{contact.name}</chakra.p>
      {contact.function ? <chakra.p textStyle="small">{contact.function}</chakra.p> : null}
      <Box textStyle="small">
        <ReachLinks email={contact.email} phone={contact.phone} chat={null} />
      </Box>
      <chakra.p textStyle="small" color="fgQuiet">
        {marksOf(contact)}
      </chakra.p>
      {isForgotten(contact) ? null : (
        <Flex mt={1.5} columnGap={4} wrap="wrap" align="center">
          {contact.chat ? (
            <WhatsAppButton number={contact.chat} to={contact.name} variant="outline" size="touch" />
          ) : null}
          <Button variant="quiet" px={0} aria-label={`${copy.edit} ${contact.name}`} onClick={onEdit}>
            {copy.edit}
          </Button>
          <Button variant="quiet" px={0} aria-label={`${copy.forget} ${contact.name}`} onClick={onForget}>
            {copy.forget}
          </Button>
        </Flex>
      )}
    </Box>
  </Flex>
)
