import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { paths } from '../../../../shared/paths'
import { AuthLayout } from '../../design/layout/AuthLayout'
import { markNavigation } from '../../lib/navigation/routeFocus'
import { account } from '../copy'
import { ResetDone } from './ResetDone'
import { ResetForm } from './ResetForm'

/** Sets a new password from a mailed link. Opening the page does not use up the link. */
export default function ResetPasswordPage() {
  const { token } = useParams<{ token?: string }>()
  const [isDone, setDone] = useState(false)
  const copy = account.reset
  if (!token) return <Redirect to={paths.home} replace />
  if (isDone) return <ResetDone />
  return (
    <AuthLayout title={copy.title} lead={copy.lead} hasOwnHomeLink>
      <ResetForm
        token={token}
        onDone={() => {
          markNavigation()
          setDone(true)
        }}
      />
    </AuthLayout>
  )
}
