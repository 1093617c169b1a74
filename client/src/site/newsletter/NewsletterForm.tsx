import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { paths } from '../../../../shared/paths'
import { Section } from '../../design/Section'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { TextLink } from '../../design/TextLink'
import { draftOf } from '../../lib/draft'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { forms } from '../../words/forms'
import { newsletter as words } from '../../words/newsletter'
import { Honeypot } from '../forms/Honeypot'

const SHOWN_MS = 3_000 // section 9

const draft = draftOf('newsletterDraft', { email: '' })

function whyNot(status: number | null): string {
  if (status === 429) return words.tooMany
  return status === 0 ? words.offline : words.failed
}

/** The newsletter's form: says 'Subscribed!' for three seconds, then is as before (section 2, Home). */
export function NewsletterForm() {
  const [email, setEmail] = useState(() => draft.read().email)
  const { mutate, reset, isPending, isSuccess, error } = trpc.site.newsletter.subscribe.useMutation({
    networkMode: 'always',
    onSuccess() {
      setEmail('')
      draft.drop()
    },
  })

  const [isWrong, setWrong] = useState(false)
  const { status, issues } = refusalOf(error)
  const problem = isWrong ? words.invalid : issues[0]?.message

  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  return (
    <Section title={words.title} mt={{ base: 14, md: 24 }} pb={{ base: 14, md: 24 }}>
      <chakra.form
        aria-label={words.form}
        maxW="form"
        // In the house's words, and not in the browser's bubble.
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = event.currentTarget.querySelector<HTMLElement>('input:invalid')
          setWrong(wrong !== null)
          if (wrong) return wrong.focus()
          mutate({ email, website: String(new FormData(event.currentTarget).get('website') ?? '') })
        }}
      >
        <chakra.p textStyle="small" color="fgQuiet" maxW="measure" mb={5}>
          {words.privacy}{' '}
          <TextLink href={paths.privacy} whiteSpace="nowrap">
            {forms.privacyLink}
          </TextLink>
        </chakra.p>
        <Honeypot name="website" />
        <Flex gap={3} align="start" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <chakra.div flex="1 1 16rem" minW={0}>
            <TextField
              label={words.email}
              type="email"
              name="email"
              required
              autoComplete="email"
              placeholder={words.placeholder}
              value={email}
              onChange={(event) => {
                setEmail(event.currentTarget.value)
                draft.keep({ email: event.currentTarget.value })
                setWrong(false)
                if (error) reset()
              }}
              error={problem}
            />
          </chakra.div>
          <SubmitButton
            busy={isPending}
            busyWords={words.subscribing}
            minH={12}
            // Beside the field, below the height of its label.
            mt={{ sm: '1.3375rem' }}
            flex={{ base: '1 0 100%', sm: '0 0 auto' }}
          >
            {words.subscribe}
          </SubmitButton>
        </Flex>
        {/* Always there, so that a screen reader hears what is put into it; one line high, so that nothing jumps. */}
        <chakra.p role="status" minH={7} mt={2} fontWeight="bold" color={error ? 'danger' : undefined}>
          {isSuccess ? words.done : error && !problem ? whyNot(status) : ''}
        </chakra.p>
      </chakra.form>
    </Section>
  )
}
