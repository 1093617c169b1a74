import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { tellFailed } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { answers, packages as copy } from './copy'
import { PASTE } from './paste'

/**
 * Makes a package of a job's talents in one press, and opens it. Where the job has one, a message that answers it is pasted
 * from here.
 */
export function MakePackage({ jobId, number }: { jobId: string; number: string }) {
  const [decisionKey] = useState(freshKey)
  const [, navigate] = useLocation()
  const create = trpc.desk.packages.create.useMutation({
    onSuccess: ({ id }) => navigate(adminPaths.package(id)),
    onError: (error) => tellFailed(`${copy.addFailed}. ${reasonOf(parseApiError(error))}`),
  })
  const open = trpc.desk.packages.list.useQuery({ search: number, state: 'open' }, adminQueryOptions)
  const made = open.data?.items.find(({ jobNumber }) => jobNumber === number)
  return (
    <>
      <Button
        variant="quiet"
        size="touch"
        px={0}
        disabled={create.isPending}
        onClick={() => create.mutate({ jobId, decisionKey })}
      >
        {copy.ofJob}
      </Button>
      {made ? (
        <LinkButton variant="quiet" size="touch" px={0} href={adminPaths.package(made.id) + PASTE}>
          {answers.paste}
        </LinkButton>
      ) : null}
    </>
  )
}
