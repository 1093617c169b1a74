import { chakra, Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { paths } from '../../../../shared/paths'
import { DataNotice } from '../../design/DataNotice'
import { SubmitButton } from '../../design/SubmitButton'
import { TextLink } from '../../design/TextLink'
import { register as words } from '../../words/register'
import { Failure } from '../forms/Failure'
import { Honeypot } from '../forms/Honeypot'
import { useFirstError } from '../forms/useFirstError'
import { PersonFields } from './PersonFields'
import type { Registration } from './useRegistration'
import { WorkFields } from './WorkFields'

/** The application form: who, how to reach, pictures, own words; the alert, the notice and the button. */
export function RegistrationForm({ registration }: { registration: Registration }) {
  const { form, fetchRules, phase, problem, attempts, onSubmit } = registration
  const box = useRef<HTMLFormElement>(null)
  useFirstError(box, attempts)
  // What speaks of fields stands before them, and covers none; that it could not be sent stands at the button.
  const alert =
    problem && phase === 'idle' ? (
      <Failure key={problem.at} text={problem.text} more={problem.more} my={8} />
    ) : null
  return (
    <chakra.form ref={box} noValidate onFocus={fetchRules} onSubmit={onSubmit} aria-label={words.title}>
      {problem?.isMarked ? alert : null}
      <PersonFields registration={registration} />
      <WorkFields registration={registration} />
      <Honeypot {...form.register('website')} />
      {problem?.isMarked ? null : alert}
      <Grid gap={5} mt={8}>
        <DataNotice words={words.privacy} />
        <chakra.p textStyle="small" color="fgQuiet" maxW="measure">
          {words.terms} <TextLink href={paths.terms}>{words.termsLink}</TextLink>.
        </chakra.p>
        <SubmitButton
          busy={phase !== 'idle'}
          busyWords={phase === 'uploading' ? words.uploading : words.submitting}
          size="large"
          justifySelf={{ sm: 'start' }}
        >
          {words.submit}
        </SubmitButton>
      </Grid>
    </chakra.form>
  )
}
