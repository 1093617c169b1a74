import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
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

function whyNot(error: unknown): string {
  const { status, issues } = refusalOf(error)
  const [issue] = issues
  if (issue) return issue.message
  if (status === 429) return words.tooMany
  return status === 0 ? words.offline : words.failed
}

/** The newsletter's form: says 'Subscribed!' for three seconds, then is as before (section 2, Home). */
export function NewsletterForm() {
  const [email, setEmail] = useState(() => draft.read().email)
  const said = useId()
  const { mutate, reset, isPending, isSuccess, error } = trpc.site.newsletter.subscribe.useMutation({
    networkMode: 'always',
    onSuccess() {
      setEmail('')
      draft.drop()
    },
  })

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
        onSubmit={(event) => {
          event.preventDefault()
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
        <Flex gap={3} align="end" wrap={{ base: 'wrap', sm: 'nowrap' }}>
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
                if (error) reset()
              }}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? said : undefined}
            />
          </chakra.div>
          <SubmitButton
            busy={isPending}
            busyWords={words.subscribing}
            minH={12}
            flex={{ base: '1 0 100%', sm: '0 0 auto' }}
          >
            {words.subscribe}
          </SubmitButton>
        </Flex>
        {/* Always there, so that a screen reader hears what is put into it; one line high, so that nothing jumps. */}
        <chakra.p
          id={said}
          role="status"
          minH={7}
          mt={2}
          fontWeight="bold"
          color={error ? 'danger' : undefined}
        >
          {isSuccess ? words.done : error ? whyNot(error) : ''}
        </chakra.p>
      </chakra.form>
    </Section>
  )
}
