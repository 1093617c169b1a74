import { draftOf } from '../../lib/draft'

const draft = draftOf('whoDraft', { who: '' })

/** Who somebody says they are: kept in this tab through a reload, and from the sign-in to 'Forgot password?'. */
export const who = {
  read: () => draft.read().who,
  /** for `register(name, who.kept)` */
  kept: { onChange: (event: { target: { value: string } }) => draft.keep({ who: event.target.value }) },
  drop: () => draft.drop(),
}
