import { chakra, Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { ENQUIRY_SUBJECTS } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import { Banner } from '../../design/feedback/Banner'
import { PrivacyNotice } from '../../design/form/PrivacyNotice'
import { ScriptForm } from '../../design/form/ScriptForm'
import { SelectField } from '../../design/form/SelectField'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TextArea } from '../../design/form/TextArea'
import { fieldOf } from '../../lib/forms/fieldOf'
import { EmailField, NameField } from '../forms/ContactFields'
import { Failure } from '../forms/Failure'
import { Honeypot } from '../forms/Honeypot'
import { useFirstError } from '../forms/useFirstError'
import { contact as copy } from './copy'
import { useEnquiryForm } from './useEnquiryForm'

const SUBJECTS = ENQUIRY_SUBJECTS.map((value) => ({ value, words: copy.subjects[value] }))
const WHOLE_ROW = '1 / -1'

/** The enquiry form. Success clears it; a failure keeps its values. */
export function EnquiryForm() {
  const { form, fetchRules, attempts, failure, isSending, sentAt, onSubmit } = useEnquiryForm()
  const field = fieldOf(form)
  const box = useRef<HTMLFormElement>(null)
  useFirstError(box, attempts)
  return (
    <ScriptForm ref={box} onFocus={fetchRules} onSubmit={onSubmit} aria-label={copy.form}>
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
        <NameField label={copy.name} {...field('name')} />
        <EmailField label={copy.email} {...field('email')} />
        <chakra.div gridColumn={WHOLE_ROW}>
          <SelectField
            label={copy.subject}
            required
            placeholder={copy.chooseSubject}
            choices={SUBJECTS}
            {...field('subject')}
          />
        </chakra.div>
        <chakra.div gridColumn={WHOLE_ROW}>
          <TextArea label={copy.message} required rows={8} {...field('message')} />
        </chakra.div>
      </Grid>
      <Honeypot {...form.register('website')} />
      <Grid gap={5} mt={6}>
        {failure && !isSending ? (
          <Failure key={failure.at} text={messages.enquiry.failed} more={failure.more} />
        ) : null}
        <PrivacyNotice words={copy.privacy} />
        <SubmitButton busy={isSending} busyWords={copy.sending} size="large" justifySelf={{ sm: 'start' }}>
          {copy.submit}
        </SubmitButton>
      </Grid>
    </ScriptForm>
  )
}
