import { draftOf } from '../../lib/forms/draft'

const draft = draftOf('whoDraft', { who: '' })

/** The typed user name, kept in this tab across a reload and from the sign-in to 'Forgot password?'. */
export const who = {
  read: () => draft.read().who,
  kept: { onChange: (event: { target: { value: string } }) => draft.keep({ who: event.target.value }) },
  drop: () => draft.drop(),
}
