import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { paths } from '../../../../shared/paths'
import { departed } from '../../lib/arrival'
import { account } from '../../words/account'
import { AccountFrame } from '../frame/AccountFrame'
import { ResetDone } from './ResetDone'
import { ResetForm } from './ResetForm'

/** A new password by a mailed link (specification section 2, Password reset). Opening it does not use the link up. */
export default function ResetPasswordPage() {
  const { token } = useParams<{ token?: string }>()
  const [isDone, setDone] = useState(false)
  const words = account.reset
  if (!token) return <Redirect to={paths.home} replace />
  if (isDone) return <ResetDone />
  return (
    <AccountFrame title={words.title} lead={words.lead}>
      <ResetForm
        token={token}
        onDone={() => {
          departed()
          setDone(true)
        }}
      />
    </AccountFrame>
  )
}
