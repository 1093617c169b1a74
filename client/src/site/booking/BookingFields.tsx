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
import { booking as copy } from './copy'
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
      aria-label={copy.title}
    >
      <JobFields booked={booked} wanted={wanted} linked={linked} />
      <FieldGroup title={copy.you}>
        <NameField label={copy.clientName} {...field('clientName')} />
        <TextField label={copy.company} autoComplete="organization" {...field('company')} />
        <EmailField label={copy.email} {...field('email')} />
        <PhoneField label={copy.phone} {...field('phone')} />
      </FieldGroup>
      <Honeypot {...form.register('website')} />
      <Grid gap={5} mt={8}>
        {failure && !isSending ? (
          <Failure key={failure.at} text={messages.booking.failed} more={failure.more} />
        ) : null}
        <PrivacyNotice words={copy.privacy} />
        <SubmitButton busy={isSending} busyWords={copy.sending} size="large" justifySelf={{ sm: 'start' }}>
          {copy.submit}
        </SubmitButton>
      </Grid>
    </ScriptForm>
  )
}
