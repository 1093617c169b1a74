import { chakra, Flex } from '@chakra-ui/react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { admin } from '../../copy'
import { tellRefused } from '../../forms/tellFailed'

const copy = admin.requests.details.model

/** Makes a model of an approved applicant and opens it, or leads to the model that has the applicant's address. */
export function ApplicantModel({ id, name }: { id: string; name: string }) {
  const [, navigate] = useLocation()
  const lists = trpc.useUtils().admin
  const request = trpc.admin.signupRequests.get.useQuery({ id })
  const add = trpc.admin.signupRequests.addModel.useMutation({
    onSuccess({ modelId }) {
      void lists.models.invalidate()
      notifySuccess(copy.done, copy.doneMore(name))
      navigate(adminPaths.model(modelId))
    },
    onError(error) {
      tellRefused(error, copy.failed)
      void request.refetch()
    },
  })
  if (!request.data) return null
  const { modelId } = request.data
  return (
    <Flex align="center" wrap="wrap" columnGap={4} rowGap={2} mt={5}>
      {modelId === null ? (
        <>
          <Button
            variant="outline"
            size="small"
            aria-busy={add.isPending || undefined}
            onClick={() => add.isPending || add.mutate({ id })}
          >
            {add.isPending ? copy.adding : copy.add}
          </Button>
          <chakra.span color="fgQuiet">{copy.help}</chakra.span>
        </>
      ) : (
        <>
          <span>{copy.known}</span>
          <LinkButton variant="outline" size="small" href={adminPaths.model(modelId)}>
            {copy.open}
          </LinkButton>
        </>
      )}
    </Flex>
  )
}
