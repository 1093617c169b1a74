import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { PackageLine } from '../../../../../shared/desk/packages/packageViews'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { tellFailed } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { answers, packages as copy } from './copy'
import { PASTE } from './paste'

/** What its clients picked, or else whom it reached. */
const standsOf = ({ picks, seen, links }: PackageLine) =>
  picks.yes + picks.maybe + picks.no > 0 ? copy.counts(picks) : copy.seen(seen, links)

/**
 * Makes a package of a job's talents in one press, and opens it. Where the job has one, it is opened from here, with how it
 * stands, and a message that answers it is pasted.
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
      {made ? (
        <LinkButton variant="quiet" size="touch" px={0} href={adminPaths.package(made.id)}>
          {copy.ofJobWith(standsOf(made))}
        </LinkButton>
      ) : null}
      <Button
        variant="quiet"
        size="touch"
        px={0}
        disabled={create.isPending}
        onClick={() => create.mutate({ jobId, decisionKey })}
      >
        {made ? copy.add : copy.ofJob}
      </Button>
      {made ? (
        <LinkButton variant="quiet" size="touch" px={0} href={adminPaths.package(made.id) + PASTE}>
          {answers.paste}
        </LinkButton>
      ) : null}
    </>
  )
}
