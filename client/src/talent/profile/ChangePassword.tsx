import { useId } from 'react'
import { paths } from '../../../../shared/paths'
import { ownPassword } from '../../copy/ownPassword'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { TextLink } from '../../design/actions/TextLink'
import { Dialog } from '../../design/feedback/Dialog'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { AuthForm } from '../../design/form/AuthForm'
import { OwnPasswordFields } from '../../design/form/OwnPasswordFields'
import { SubmitButton } from '../../design/form/SubmitButton'
import { useSingleFlight } from '../../lib/loading/singleFlight'
import { trpc } from '../../lib/trpc'
import { useOwnPassword } from '../../lib/useOwnPassword'
import { talent } from '../copy'

const copy = talent.password

/** Asks for the current password and a new one. An account that signs in with Google or Facebook gets a link to set one. */
export default function ChangePassword({ onClose }: { onClose: () => void }) {
  const id = useId()
  const once = useSingleFlight()
  const standing = trpc.talent.account.standing.useQuery(undefined, { networkMode: 'always' })
  const { isBusy, onSend, ...fields } = useOwnPassword(onClose)
  const isThere = standing.data?.proof === 'password'
  return (
    <Dialog
      open
      onClose={onClose}
      size="narrow"
      title={ownPassword.submit}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {parts.cancel}
          </Button>
          {isThere ? (
            <SubmitButton form={id} busy={isBusy} busyWords={ownPassword.busy}>
              {ownPassword.submit}
            </SubmitButton>
          ) : null}
        </>
      }
    >
      {isThere ? (
        <AuthForm
          id={id}
          onSubmit={(event) => {
            event.preventDefault()
            void once(() => onSend())
          }}
        >
          {/* The fields come after the dialog, which then has the focus on its cross. */}
          <OwnPasswordFields {...fields} autoFocus />
        </AuthForm>
      ) : standing.data ? (
        <p>
          {copy.none} <TextLink href={paths.forgotPassword}>{copy.ask}</TextLink>
        </p>
      ) : (
        <NotLoaded
          query={standing}
          copy={{ failed: talent.data.standingFailed, loading: talent.profile.loading }}
        />
      )}
    </Dialog>
  )
}
