import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ClientRecord, type ContactView, FORGOTTEN } from '../../../../../shared/desk/clients'
import { CONTACT_LINES, ofEach } from '../../../../../shared/desk/deskLists'
import { deskDay } from '../../../../../shared/desk/nearDays'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { TextField } from '../../../design/form/TextField'
import { applyFieldErrors, parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { ShortForm } from '../../forms/ShortForm'
import { tellReason } from '../../forms/tellFailed'
import { ReachLinks } from '../../lists/ReachLinks'
import { PageSection } from '../../lists/records/PageSection'
import { desk } from '../copy'
import { writtenWords } from '../texts/writtenWords'
import { client as copy } from './copy'
import { type RequestsLeft, RequestsOfContact } from './RequestsOfContact'

const ContactDialog = lateDialog(() => import('./ContactDialog'))

const EMPTY = { name: '', email: '', ...ofEach(CONTACT_LINES, () => '') }

const isForgotten = ({ name, email, phone }: ContactView) => name === FORGOTTEN && !email && !phone

const marksOf = (contact: ContactView) =>
  isForgotten(contact)
    ? null
    : [
        contact.isBilling && copy.getsBills,
        contact.leftAt && copy.left(deskDay(contact.leftAt)),
        contact.written && writtenWords(contact.written),
      ]
        .filter(Boolean)
        .join(' · ')

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
  const edited = client.contacts.find(({ id }) => id === editing)
  return (
    <PageSection title={copy.contacts}>
      {left ? <RequestsOfContact {...left} /> : null}
      {client.contacts.length === 0 ? <p>{copy.noContacts}</p> : null}
      {client.contacts.map((contact) => (
        <ContactRow
          key={contact.id}
          contact={contact}
          onEdit={() => setEditing(contact.id)}
          onForget={() => setForgetting(contact)}
        />
      ))}
      <AddContact clientId={client.id} onAdded={keep} />
      {edited ? <ContactDialog key={edited.id} contact={edited} onClose={() => setEditing(null)} /> : null}
      {forgetting ? (
        <Confirm
          open
          title={copy.forgetTitle(forgetting.name)}
          question={copy.forgetMore}
          confirmWords={copy.forget}
          busy={forget.isPending}
          onClose={() => setForgetting(null)}
          onConfirm={() =>
            forget.mutateAsync({ id: forgetting.id, version: forgetting.version }).catch(() => undefined)
          }
        />
      ) : null}
    </PageSection>
  )
}

type RowProps = { contact: ContactView; onEdit: () => void; onForget: () => void }

const ContactRow = ({ contact, onEdit, onForget }: RowProps) => (
  <Box py={3} borderBottom="1px solid" borderColor="hairline">
    <chakra.p fontWeight="semibold">{contact.name}</chakra.p>
    {contact.function ? <chakra.p textStyle="small">{contact.function}</chakra.p> : null}
    <Box textStyle="small">
      <ReachLinks email={contact.email} phone={contact.phone} />
    </Box>
    <chakra.p textStyle="small" color="fgQuiet">
      {marksOf(contact)}
    </chakra.p>
    {isForgotten(contact) ? null : (
      <Flex gap={4}>
        <Button variant="quiet" px={0} aria-label={`${copy.edit} ${contact.name}`} onClick={onEdit}>
          {copy.edit}
        </Button>
        <Button variant="quiet" px={0} aria-label={`${copy.forget} ${contact.name}`} onClick={onForget}>
          {copy.forget}
        </Button>
      </Flex>
    )}
  </Box>
)

function AddContact({ clientId, onAdded }: { clientId: string; onAdded: () => void }) {
  const form = useForm({ defaultValues: EMPTY })
  const { register, handleSubmit, formState, reset } = form
  const add = trpc.desk.contacts.create.useMutation({
    onSuccess() {
      reset()
      onAdded()
      notifySuccess(copy.done)
    },
    onError(error) {
      applyFieldErrors(form, error)
      if (parseApiError(error).issues.length === 0) tellReason(error)
    },
  })
  const field = (name: keyof typeof EMPTY, label: string) => ({
    label,
    error: formState.errors[name]?.message,
    ...register(name),
  })
  return (
    <ShortForm
      mt={5}
      isSecond
      submit={copy.addContact}
      busy={add.isPending}
      busyWords={desk.clients.busy}
      isDirty={formState.isDirty}
      onSend={handleSubmit((given) => add.mutateAsync({ clientId, ...given }).catch(() => undefined))}
    >
      <TextField required {...field('name', desk.clients.name)} />
      <TextField type="email" {...field('email', copy.email)} />
      {Object.values(
        ofEach(CONTACT_LINES, (line, { label }) => <TextField key={line} {...field(line, label)} />),
      )}
    </ShortForm>
  )
}
