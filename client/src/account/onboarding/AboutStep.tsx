import { TextArea } from '../../design/TextArea'
import { account } from '../../words/account'
import { useField } from './useField'

/** Step 5, the last. */
export function AboutStep() {
  const words = account.onboarding
  const field = useField()
  return (
    <>
      <TextArea label={words.aboutYou} help={words.aboutYouHelp} required {...field('aboutYou')} />
      <TextArea label={words.whyHire} required {...field('whyHire')} />
      <p>{words.submittedLead}</p>
    </>
  )
}
