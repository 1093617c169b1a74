import { chakra, Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { messages } from '../../../../shared/messages'
import { DataNotice } from '../../design/DataNotice'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { Below } from '../../lib/Below'
import { booking as words } from '../../words/booking'
import { Failure } from '../forms/Failure'
import { Honeypot } from '../forms/Honeypot'
import { useFirstError } from '../forms/useFirstError'
import { FieldGroup } from './FieldGroup'
import { JobFields } from './JobFields'
import type { Booked } from './useBookingForm'
import type { Wanted } from './useWantedModel'

/** The form itself: who asks, for what, the notice, the button, and what went wrong. */
export function BookingFields({ booked, wanted }: { booked: Booked; wanted: Wanted }) {
  const { form, fetchRules, errors, attempts, failure, isSending, onSubmit } = booked
  const { register } = form
  const box = useRef<HTMLFormElement>(null)

  useFirstError(box, attempts)

  return (
    <chakra.form ref={box} noValidate onFocus={fetchRules} onSubmit={onSubmit} aria-label={words.title}>
      <Below>
        <JobFields booked={booked} wanted={wanted} />
      </Below>
      <Below turns={2}>
        <FieldGroup title={words.you}>
          <TextField
            label={words.clientName}
            required
            autoComplete="name"
            error={errors.clientName?.message}
            {...register('clientName')}
          />
          <TextField
            label={words.company}
            autoComplete="organization"
            error={errors.company?.message}
            {...register('company')}
          />
          <TextField
            label={words.email}
            type="email"
            required
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label={words.phone}
            type="tel"
            required
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
        </FieldGroup>
        <Honeypot {...register('website')} />
        <Grid gap={5} mt={8}>
          {failure && !isSending ? (
            <Failure key={failure.at} text={messages.booking.failed} more={failure.more} />
          ) : null}
          <DataNotice words={words.privacy} />
          <SubmitButton busy={isSending} busyWords={words.sending} size="large" justifySelf={{ sm: 'start' }}>
            {words.submit}
          </SubmitButton>
        </Grid>
      </Below>
    </chakra.form>
  )
}
