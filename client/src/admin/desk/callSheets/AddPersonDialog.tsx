import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { CallSheetRecord } from '../../../../../shared/desk/callSheets/sheetViews'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { parseApiError } from '../../../lib/apiError'
import { FormDialog } from '../../forms/FormDialog'
import { people as copy } from './copy'
import type { SheetPeople } from './useSheet'

type Props = { record: CallSheetRecord; people: SheetPeople; onClose: () => void }
const BLANK = { name: '', function: '', phone: '', email: '' }

/** Adds a contact of the client, or somebody of the crew. */
export function AddPersonDialog({ record, people, onClose }: Props) {
  const { contacts, job, date } = record
  const [contactId, choose] = useState(contacts[0]?.id ?? '')
  const [typed, type] = useState(BLANK)
  const issues = people.add.error ? parseApiError(people.add.error).issues : []
  const errorOf = (name: string) => issues.find(({ path }) => path === name)?.message
  const field = (name: keyof typeof BLANK) => ({
    label: copy[name],
    value: typed[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => type({ ...typed, [name]: event.target.value }),
  })
  return (
    <FormDialog
      title={copy.addTitle}
      submit={copy.add}
      busy={people.add.isPending}
      busyWords={copy.adding}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        const who = contactId ? { contactId, function: typed.function } : typed
        people.add.mutate({ job: job.id, dateId: date.id, ...who }, { onSuccess: onClose })
      }}
    >
      {contacts.length > 0 ? (
        <SelectField
          label={copy.contact}
          value={contactId}
          error={errorOf('contactId')}
          choices={[
            ...contacts.map(({ id, name }) => ({ value: id, words: name })),
            { value: '', words: copy.someoneElse },
          ]}
          onChange={(event) => choose(event.target.value)}
        />
      ) : null}
      {contactId ? null : <TextField {...field('name')} maxLength={120} />}
      <TextField {...field('function')} maxLength={120} />
      {contactId ? (
        errorOf('phone') ? (
          <chakra.p color="danger">{errorOf('phone')}</chakra.p>
        ) : null
      ) : (
        <>
          <TextField {...field('phone')} type="tel" maxLength={40} />
          <TextField {...field('email')} type="email" maxLength={254} />
        </>
      )}
    </FormDialog>
  )
}
