import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { Button } from '../../../design/actions/Button'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { tellFailed } from '../../forms/tellFailed'
import { packages as copy } from './copy'

/** Makes a package of a job's talents in one press, and opens it. */
export function MakePackage({ jobId }: { jobId: string }) {
  const [decisionKey] = useState(freshKey)
  const [, navigate] = useLocation()
  const create = trpc.desk.packages.create.useMutation({
    onSuccess: ({ id }) => navigate(adminPaths.package(id)),
    onError: (error) => tellFailed(`${copy.addFailed}. ${reasonOf(parseApiError(error))}`),
  })
  return (
    <Button
      variant="quiet"
      size="touch"
      px={0}
      disabled={create.isPending}
      onClick={() => create.mutate({ jobId, decisionKey })}
    >
      {copy.ofJob}
    </Button>
  )
}
