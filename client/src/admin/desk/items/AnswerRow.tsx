import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { DeskToday } from '../../../../../shared/desk/desk'
import { dotted } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { desk } from '../copy'
import { ItemRow } from './ItemRow'

const ConfirmOfJob = lateDialog(() => import('../jobs/dialogs/ConfirmOfJob'))

const copy = desk.job

/** An answer of a talent: who is ready is confirmed from here, as on the job. */
export function AnswerRow({ line }: { line: DeskToday['answers'][number] }) {
  const { claimId, talent, face, modelId, answer, words: said, isReady, jobNumber, jobTitle } = line
  const [isOpen, setOpen] = useState(false)
  const utils = trpc.useUtils()
  const close = () => {
    setOpen(false)
    void utils.desk.today.invalidate()
  }
  return (
    <>
      <ItemRow
        face={{ face, name: talent, modelId }}
        title={dotted([talent, jobTitle])}
        more={dotted([isReady && copy.answers.yes, said, jobNumber])}
        badge={isReady ? undefined : <StatusBadge of="answer" status={answer} />}
        href={adminPaths.job(jobNumber)}
        action={
          isReady ? (
            <Button
              variant="quiet"
              size="touch"
              aria-label={`${copy.labels.confirm}: ${talent}, ${jobTitle}`}
              onClick={() => setOpen(true)}
            >
              {copy.labels.confirm}
            </Button>
          ) : null
        }
      />
      {isOpen ? (
        <ConfirmOfJob jobNumber={jobNumber} claimId={claimId} talent={talent} onClose={close} />
      ) : null}
    </>
  )
}
