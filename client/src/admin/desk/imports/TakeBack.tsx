import { chakra } from '@chakra-ui/react'
import type { DeskImportLine } from '../../../../../shared/desk/imports/deskImportLists'
import { Confirm } from '../../../design/feedback/Confirm'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { deskImport } from './copy'

const copy = deskImport.takingBack

/** Takes an import back, after it has said what was changed since and would stay. */
export function TakeBack({ run, onClose }: { run: DeskImportLine; onClose: () => void }) {
  const utils = trpc.useUtils()
  const standing = trpc.desk.imports.standing.useQuery({ id: run.id }, { ...adminQueryOptions, gcTime: 0 })
  const takeBack = trpc.desk.imports.takeBack.useMutation({
    onSuccess(stays) {
      notifySuccess(stays.length === 0 ? copy.done : copy.doneBut(stays.length))
      void utils.desk.invalidate()
      onClose()
    },
    onError: sayFailed(copy.failed),
  })
  const stays = standing.data
  return (
    <Confirm
      open
      title={copy.title}
      question={stays ? (stays.length === 0 ? copy.whole : copy.partly) : run.fileName}
      confirmWords={copy.confirm}
      busyWords={copy.busy}
      busy={takeBack.isPending || !stays}
      onConfirm={() => takeBack.mutateAsync({ id: run.id }).catch(() => {})}
      onClose={onClose}
    >
      {stays ? (
        <chakra.ul listStyleType="disc" pl={5} maxH="16rem" overflowY="auto">
          {stays.map(({ what, why }) => (
            <li key={what}>
              {what}: {why}
            </li>
          ))}
        </chakra.ul>
      ) : (
        <NotLoaded query={standing} copy={{ loading: copy.loading, failed: copy.notLoaded }} />
      )}
    </Confirm>
  )
}
