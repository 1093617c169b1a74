import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { paths } from '../../../../shared/paths'
import { forms } from '../../copy/forms'
import { parts } from '../../copy/parts'
import { TextLink } from '../../design/actions/TextLink'
import { ScriptForm } from '../../design/form/ScriptForm'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TextField } from '../../design/form/TextField'
import { Section } from '../../design/layout/Section'
import { type ApiError, parseApiError } from '../../lib/apiError'
import { draftOf } from '../../lib/forms/draft'
import { useTypedBefore } from '../../lib/forms/typedBefore'
import { trpc } from '../../lib/trpc'
import { Honeypot } from '../forms/Honeypot'
import { newsletter as copy } from './copy'

const SHOWN_MS = 3_000

const draft = draftOf('newsletterDraft', { email: '' })

function whyNot({ status, message }: ApiError): string {
  if (status === 429 && message) return message
  return status === 0 ? parts.noResponse : copy.failed
}

/** The newsletter form. Says 'Subscribed!' for three seconds, then resets. */
export function NewsletterForm() {
  const [email, setEmail] = useState('')
  const put = (email: string) => {
    setEmail(email)
    draft.keep({ email })
  }
  const box = useTypedBefore<HTMLInputElement>(put)
  useEffect(() => setEmail((typed) => typed || draft.read().email), [])
  const { mutate, reset, isPending, isSuccess, error } = trpc.site.newsletter.subscribe.useMutation({
    networkMode: 'always',
    onSuccess() {
      setEmail('')
      draft.drop()
    },
  })

  const [isWrong, setWrong] = useState(false)
  const refusal = parseApiError(error)
  const problem = isWrong ? copy.invalid : refusal.issues[0]?.message

  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  return (
    <Section title={copy.title} mt={{ base: 14, md: 24 }} pb={{ base: 14, md: 24 }}>
      <ScriptForm
        aria-label={copy.form}
        maxW="form"
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = event.currentTarget.querySelector<HTMLElement>('input:invalid')
          setWrong(wrong !== null)
          if (wrong) return wrong.focus()
          mutate({ email, website: String(new FormData(event.currentTarget).get('website') ?? '') })
        }}
      >
        <chakra.p textStyle="small" color="fgQuiet" maxW="measure" mb={5}>
          {copy.privacy}{' '}
          <TextLink href={paths.privacy} whiteSpace="nowrap">
            {forms.privacyLink}
          </TextLink>
        </chakra.p>
        <Honeypot name="website" />
        <Flex gap={3} align="start" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <chakra.div flex="1 1 16rem" minW={0}>
            <TextField
              label={copy.email}
              type="email"
              name="email"
              required
              autoComplete="email"
              placeholder={copy.placeholder}
              ref={box}
              value={email}
              onChange={(event) => {
                put(event.currentTarget.value)
                setWrong(false)
                if (error) reset()
              }}
              error={problem}
            />
          </chakra.div>
          <SubmitButton
            busy={isPending}
            busyWords={copy.subscribing}
            minH={12}
            // Aligns the button with the field, below its label.
            mt={{ sm: '1.3375rem' }}
            flex={{ base: '1 0 100%', sm: '0 0 auto' }}
          >
            {copy.subscribe}
          </SubmitButton>
        </Flex>
        {/* Always present, so that screen readers announce its changes; one line high, so that nothing moves. */}
        <chakra.p role="status" minH={7} mt={2} fontWeight="bold" color={error ? 'danger' : undefined}>
          {isSuccess ? copy.done : error && !problem ? whyNot(refusal) : ''}
        </chakra.p>
      </ScriptForm>
    </Section>
  )
}
