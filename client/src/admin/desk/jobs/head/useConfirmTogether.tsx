import { useState } from 'react'
import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { BULK_MAX } from '../../../../../../shared/limits'
import { freshKey } from '../../../../lib/forms/idempotency'
import { trpc } from '../../../../lib/trpc'
import { BulkRefused } from '../../../bulk/BulkRefused'
import { desk } from '../../copy'
import { useBulk } from '../../items/useBulk'
import { asksTogether, questionsOf } from '../beforeConfirming'
import { ConfirmTogetherDialog } from '../dialogs/ConfirmTogetherDialog'
import { togetherTitle, togetherWords } from './copy'

/**
 * Confirms several talents of a job by one press: at once where nothing is missing and nobody loses a day, else after
 * one question. Who could not be confirmed is said talent by talent; one undo takes all of it back.
 */
export function useConfirmTogether(job: JobRecord) {
  const utils = trpc.useUtils()
  const [decisionKey, setKey] = useState(freshKey)
  const [ids, setIds] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const rowsOf = (wanted: readonly string[]) =>
    job.claims
      .filter(({ id }) => wanted.includes(id))
      .slice(0, BULK_MAX)
      .map(({ id, version, modelName }) => ({ id, version, title: modelName }))
  const bulk = useBulk({ marked: rowsOf(ids), clear: () => {} }, () => void utils.desk.invalidate())
  const { mutate, isPending } = trpc.desk.claims.bulk.useMutation({ onSettled: () => setKey(freshKey()) })
  const close = () => setAsking(false)
  const send = (wanted: readonly string[]) =>
    mutate(
      { act: 'confirm', rows: rowsOf(wanted).map(({ id, version }) => ({ id, version })), decisionKey },
      bulk.whenDone(desk.bulk.claims.done.confirm, close),
    )
  const questions = questionsOf(job, ids)
  return {
    press(wanted: readonly string[]) {
      if (isPending) return
      setIds(wanted)
      bulk.open()
      if (asksTogether(questionsOf(job, wanted))) setAsking(true)
      else send(wanted)
    },
    refused: <BulkRefused result={bulk} />,
    dialog: isAsking ? (
      <ConfirmTogetherDialog
        title={togetherTitle(questions.talents.map(({ claim }) => claim.modelName))}
        act={togetherWords(questions.talents.length)}
        questions={questions}
        isBusy={isPending}
        onAct={() => send(ids)}
        onClose={close}
      />
    ) : null,
  }
}
