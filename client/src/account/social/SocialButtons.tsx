import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { SocialProvider } from '../../../../shared/access/accounts'
import { messages } from '../../../../shared/messages'
import { Button } from '../../design/actions/Button'
import { parseApiError } from '../../lib/apiError'
import { notifyFailure } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { useHydrated } from '../../lib/useHydrated'
import { account } from '../copy'
import { beginAttempt } from './attempt'

/** Google and Facebook sign-in by redirect, so no provider script is loaded. `children` comes before the buttons. */
export function SocialButtons({ children }: { children?: ReactNode }) {
  const copy = account.social
  const isHydrated = useHydrated()
  const start = trpc.auth.startSocially.useMutation({
    networkMode: 'always',
    onSuccess: ({ address }) => location.assign(address),
    onError(error) {
      notifyFailure(messages.social.failed, parseApiError(error).message || messages.social.failedText)
    },
  })
  const begin = (provider: SocialProvider) => {
    const attempt = beginAttempt(provider)
    if (attempt) start.mutate(attempt)
    else notifyFailure(messages.social.failed, messages.social.failedText)
  }
  const button = (provider: SocialProvider, label: string) => (
    <Button
      variant="outline"
      size="large"
      disabled={start.isPending || !isHydrated}
      onClick={() => begin(provider)}
    >
      {start.isPending && start.variables?.provider === provider ? copy.leaving : label}
    </Button>
  )
  return (
    <Grid data-needs-scripts gridTemplateColumns="minmax(0, 1fr)" gap={3} mt={6}>
      <chakra.p
        textStyle="label"
        color="fgQuiet"
        display="flex"
        alignItems="center"
        gap={4}
        _before={{ content: '""', flex: 1, borderTop: '1px solid', borderColor: 'hairline' }}
        _after={{ content: '""', flex: 1, borderTop: '1px solid', borderColor: 'hairline' }}
      >
        {copy.or}
      </chakra.p>
      {children}
      {button('google', copy.google)}
      {button('facebook', copy.facebook)}
    </Grid>
  )
}
