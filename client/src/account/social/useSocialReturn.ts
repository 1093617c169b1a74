import { useEffect } from 'react'
import { messages } from '../../../../shared/messages'
import { parseApiError } from '../../lib/apiError'
import { notifyFailure } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { useEnter } from '../useEnter'
import { readAnswer } from './attempt'

/** Finishes a social sign-in when the provider redirects back with a token in the fragment. */
export function useSocialReturn() {
  const enter = useEnter()
  const { mutate, isPending } = trpc.auth.signInSocially.useMutation({
    networkMode: 'always',
    onSuccess: (signedIn) =>
      enter(signedIn, signedIn.isNewRegistration ? messages.signUp.done : messages.login.done),
    onError(error) {
      notifyFailure(messages.social.failed, parseApiError(error).message || messages.social.failedText)
    },
  })
  useEffect(() => {
    const answer = readAnswer(location.hash)
    if (answer === null) return
    // Keep the token out of the address bar and the history.
    history.replaceState(history.state, '', location.pathname)
    if (answer === 'refused') notifyFailure(messages.social.failed, messages.social.failedText)
    else mutate({ socialToken: answer.token, provider: answer.provider })
  }, [mutate])
  return { isConfirming: isPending }
}
