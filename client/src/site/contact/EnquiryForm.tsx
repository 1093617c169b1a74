import { chakra, Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { ENQUIRY_SUBJECTS } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import { Banner } from '../../design/Banner'
import { DataNotice } from '../../design/DataNotice'
import { SelectField } from '../../design/SelectField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextArea } from '../../design/TextArea'
import { TextField } from '../../design/TextField'
import { contact as words } from '../../words/contact'
import { Failure } from '../forms/Failure'
import { Honeypot } from '../forms/Honeypot'
import { useFirstError } from '../forms/useFirstError'
import { useEnquiryForm } from './useEnquiryForm'

const SUBJECTS = ENQUIRY_SUBJECTS.map((value) => ({ value, words: words.subjects[value] }))
const WHOLE_ROW = '1 / -1'

/** The enquiry form with what came of it above: success clears it, failure keeps it (section 4). */
export function EnquiryForm() {
  const { form, fetchRules, errors, attempts, failure, isSending, sentAt, onSubmit } = useEnquiryForm()
  const { register } = form
  const box = useRef<HTMLFormElement>(null)
  useFirstError(box, attempts)
  return (
    <chakra.form ref={box} noValidate onFocus={fetchRules} onSubmit={onSubmit} aria-label={words.form}>
      {sentAt === null ? null : (
        <Banner key={sentAt} tone="success" mb={6}>
          {messages.enquiry.sent}
        </Banner>
      )}
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap={5}
        alignItems="start"
      >
        <TextField
          label={words.name}
          required
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={words.email}
          type="email"
          required
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <chakra.div gridColumn={WHOLE_ROW}>
          <SelectField
            label={words.subject}
            required
            placeholder={words.chooseSubject}
            choices={SUBJECTS}
            error={errors.subject?.message}
            {...register('subject')}
          />
        </chakra.div>
        <chakra.div gridColumn={WHOLE_ROW}>
          <TextArea
            label={words.message}
            required
            rows={8}
            error={errors.message?.message}
            {...register('message')}
          />
        </chakra.div>
      </Grid>
      <Honeypot {...register('website')} />
      <Grid gap={5} mt={6}>
        {failure && !isSending ? (
          <Failure key={failure.at} text={messages.enquiry.failed} more={failure.more} />
        ) : null}
        <DataNotice words={words.privacy} />
        <SubmitButton busy={isSending} busyWords={words.sending} size="large" justifySelf={{ sm: 'start' }}>
          {words.submit}
        </SubmitButton>
      </Grid>
    </chakra.form>
  )
}
