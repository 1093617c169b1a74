import { TextField } from '../../design/TextField'
import { account } from '../../words/account'
import { useField } from './useField'

/** Step 3: Instagram, and where else the talent shows itself. */
export function SocialStep() {
  const words = account.onboarding
  const field = useField()
  const plain = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <TextField label={words.instagram} placeholder="@" required {...plain} {...field('instagram')} />
      <TextField label={words.facebook} help={words.optional} {...plain} {...field('facebook')} />
      <TextField label={words.twitter} help={words.optional} {...plain} {...field('twitter')} />
    </>
  )
}
