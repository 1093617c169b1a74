import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Project } from '../../../../../shared/roster/projects'
import { parts } from '../../../copy/parts'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { FileDrop } from '../../../design/form/FileDrop'
import type { FileLine } from '../../../design/form/FileLines'
import { upload, uploadReason } from '../../../lib/forms/upload'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed, tellFailed } from '../../forms/tellFailed'
import { ModelPicture } from '../models/images/ModelPicture'
import { adminProjects } from './copy'
import { useProjectCache } from './useProjectCache'

const copy = adminProjects.moodboard
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

export function Moodboard({ project }: { project: Project }) {
  const [lines, setLines] = useState<FileLine[]>([])
  const [isAsking, setAsking] = useState(false)
  const cache = useProjectCache()
  const remove = trpc.admin.projects.removeMoodboard.useMutation({
    onSuccess(saved) {
      void cache.keep(saved)
      notifySuccess(copy.done)
    },
    onError: sayFailed(copy.failed),
    onSettled: () => setAsking(false),
  })
  const send = async ([file]: File[]) => {
    if (!file) return
    const line = { key: 'moodboard', name: file.name, size: file.size }
    setLines([{ ...line, share: 0 }])
    try {
      await upload(file, {
        to: `/admin/projects/${encodeURIComponent(project.id)}/moodboard`,
        onProgress: (share) => setLines([{ ...line, share }]),
      })
      setLines([])
      void cache.renew(project.id)
      notifySuccess(copy.done)
    } catch (error) {
      setLines([{ ...line, error: uploadReason(error, copy.failed) }])
      tellFailed(copy.failed)
    }
  }
  const { moodboard } = project
  const isShown = project.isPublic && project.isActive
  return (
    <Box>
      <chakra.h2 textStyle="label" color="fgQuiet" mb={2}>
        {copy.title}
      </chakra.h2>
      {moodboard ? (
        <Box mb={4}>
          <ModelPicture
            key={moodboard.id}
            picture={moodboard}
            alt={copy.of(project.title)}
            sizes="(min-width: 80rem) 36vw, 92vw"
            ratio="3 / 2"
            renew={() => void cache.renew(project.id)}
          />
          <Box display="flex" justifyContent="space-between" gap={4} mt={2} alignItems="start">
            <chakra.p textStyle="small" color="fgQuiet">
              {isShown ? copy.public : copy.private}
            </chakra.p>
            <Button variant="outline" size="small" onClick={() => setAsking(true)}>
              {parts.remove(copy.title.toLowerCase())}
            </Button>
          </Box>
        </Box>
      ) : null}
      <FileDrop
        label={moodboard ? copy.replace : copy.add}
        accept={ACCEPTED}
        multiple={false}
        files={lines}
        onFiles={(files) => void send(files)}
        onRemove={() => setLines([])}
      />
      <Confirm
        open={isAsking}
        title={parts.remove(copy.title.toLowerCase())}
        question={adminProjects.deletion.question(copy.of(project.title))}
        confirmWords={adminProjects.deletion.confirm}
        busyWords={adminProjects.deletion.busy}
        busy={remove.isPending}
        onConfirm={() => remove.mutateAsync({ id: project.id })}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
