import { chakra, Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { paths } from '../../../../shared/paths'
import { TextLink } from '../../design/actions/TextLink'
import { ProgressBar } from '../../design/feedback/ProgressBar'
import { PrivacyNotice } from '../../design/form/PrivacyNotice'
import { ScriptForm } from '../../design/form/ScriptForm'
import { SubmitButton } from '../../design/form/SubmitButton'
import { Failure } from '../forms/Failure'
import { Honeypot } from '../forms/Honeypot'
import { useFirstError } from '../forms/useFirstError'
import { register as copy } from './copy'
import type { PortfolioFile } from './keptFiles'
import { PersonFields } from './PersonFields'
import type { Registration } from './useRegistration'
import { WorkFields } from './WorkFields'

export function RegistrationForm({ registration }: { registration: Registration }) {
  const { form, fetchRules, phase, problem, attempts, onSubmit } = registration
  const { files } = registration.portfolio
  const isUploading = phase === 'uploading' && files.length > 0
  const box = useRef<HTMLFormElement>(null)
  useFirstError(box, attempts)
  // A message about fields goes above them; a failed submit is reported at the button.
  const alert =
    problem && phase === 'idle' ? (
      <Failure key={problem.at} text={problem.text} more={problem.more} my={8} />
    ) : null
  return (
    <ScriptForm ref={box} onFocus={fetchRules} onSubmit={onSubmit} aria-label={copy.title}>
      {problem?.isMarked ? alert : null}
      <PersonFields registration={registration} />
      <WorkFields registration={registration} />
      <Honeypot {...form.register('website')} />
      {problem?.isMarked ? null : alert}
      <Grid gap={5} mt={8}>
        <PrivacyNotice words={copy.privacy} />
        <chakra.p textStyle="small" color="fgQuiet" maxW="measure">
          {copy.terms} <TextLink href={paths.terms}>{copy.termsLink}</TextLink>.
        </chakra.p>
        <SubmitButton
          busy={phase !== 'idle'}
          busyWords={isUploading ? copy.uploading : copy.submitting}
          size="large"
          justifySelf={{ sm: 'start' }}
        >
          {copy.submit}
        </SubmitButton>
        {isUploading ? <UploadProgress files={files} /> : null}
      </Grid>
    </ScriptForm>
  )
}

/** How far all files are, below the button, so that that stays under the finger: their list may be out of sight. */
function UploadProgress({ files }: { files: readonly PortfolioFile[] }) {
  const label = copy.progress(files.filter(({ url }) => url).length + 1, files.length)
  const share = files.reduce((sum, file) => sum + (file.url ? 1 : (file.share ?? 0)), 0) / files.length
  return (
    <div>
      <chakra.p textStyle="small" mb={2}>
        {label}
      </chakra.p>
      <ProgressBar label={label} share={share} />
    </div>
  )
}
