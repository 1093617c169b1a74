import { Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { bookingsEmail } from '../../../../shared/agency'
import { messages } from '../../../../shared/messages'
import { PrivacyNotice } from '../../design/form/PrivacyNotice'
import { ScriptForm } from '../../design/form/ScriptForm'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TextField } from '../../design/form/TextField'
import { fieldOf } from '../../lib/forms/fieldOf'
import { EmailField, NameField, PhoneField } from '../forms/ContactFields'
import { Failure } from '../forms/Failure'
import { Honeypot } from '../forms/Honeypot'
import { useFirstError } from '../forms/useFirstError'
import { booking as words } from './copy'
import { FieldGroup } from './FieldGroup'
import { JobFields } from './JobFields'
import type { Booked } from './useBookingForm'
import type { LinkedModels, SelectedModel } from './useSelectedModel'

type Props = { booked: Booked; wanted: SelectedModel; linked: LinkedModels }

export function BookingFields({ booked, wanted, linked }: Props) {
  const { form, fetchRules, attempts, failure, isSending, onSubmit } = booked
  const field = fieldOf(form)
  const box = useRef<HTMLFormElement>(null)

  useFirstError(box, attempts)

  return (
    <ScriptForm
      ref={box}
      email={bookingsEmail()}
      onFocus={fetchRules}
      onSubmit={onSubmit}
      aria-label={words.title}
    >
      <JobFields booked={booked} wanted={wanted} linked={linked} />
      <FieldGroup title={words.you}>
        <NameField label={words.clientName} {...field('clientName')} />
        <TextField label={words.company} autoComplete="organization" {...field('company')} />
        <EmailField label={words.email} {...field('email')} />
        <PhoneField label={words.phone} {...field('phone')} />
      </FieldGroup>
      <Honeypot {...form.register('website')} />
      <Grid gap={5} mt={8}>
        {failure && !isSending ? (
          <Failure key={failure.at} text={messages.booking.failed} more={failure.more} />
        ) : null}
        <PrivacyNotice words={words.privacy} />
        <SubmitButton busy={isSending} busyWords={words.sending} size="large" justifySelf={{ sm: 'start' }}>
          {words.submit}
        </SubmitButton>
      </Grid>
    </ScriptForm>
  )
}
