import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type PersonRecord, personSearch } from '../../../../../shared/agency/dataRequests'
import { Button } from '../../../design/actions/Button'
import { TextField } from '../../../design/form/TextField'
import { Page } from '../../../design/layout/Page'
import { Why } from '../../forms/Why'
import { DeleteRecord } from '../../lists/records/DeleteRecord'
import { TakeOff } from '../../lists/records/TakeOff'
import { adminDataRequests as copy } from './copy'
import { PersonRecordList } from './PersonRecordList'

/** Finds and deletes what a person sent, when that person asks for erasure. */
export default function DataRequestsPage() {
  // Who comes from a contact that was forgotten has its address in the link.
  const [link] = useSearchParams()
  const brought = personSearch.safeParse({ contact: link.get('contact') }).data?.contact ?? ''
  const [typed, setTyped] = useState(brought)
  const [contact, setContact] = useState(brought)
  const [problem, setProblem] = useState<string>()
  const [removing, setRemoving] = useState<PersonRecord | null>(null)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const read = personSearch.safeParse({ contact: typed })
    setProblem(read.error?.issues[0]?.message)
    if (read.success) setContact(read.data.contact)
  }
  const close = () => setRemoving(null)

  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      <chakra.form role="search" noValidate onSubmit={onSubmit} mb={8} maxW="36rem">
        <TextField
          label={copy.contact}
          help={copy.contactHelp}
          name="contact"
          autoComplete="off"
          required
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
        <Why of={copy.contact}>{copy.contactMore}</Why>
        <Flex mt={4}>
          <Button type="submit" variant="primary">
            {copy.search}
          </Button>
        </Flex>
      </chakra.form>
      {contact === '' ? null : <PersonRecordList contact={contact} onDelete={setRemoving} />}
      {removing === null ? null : removing.of === 'newsletter' ? (
        <TakeOff email={removing.email} onClose={close} />
      ) : (
        <DeleteRecord
          of={removing.of}
          record={removing}
          name={removing.name ?? removing.email}
          onDone={close}
          onClose={close}
        />
      )}
    </Page>
  )
}
