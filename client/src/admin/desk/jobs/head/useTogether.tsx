import { useState } from 'react'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { BULK_MAX } from '../../../../../../shared/limits'
import { freshKey } from '../../../../lib/forms/idempotency'
import { trpc } from '../../../../lib/trpc'
import { BulkRefused } from '../../../bulk/BulkRefused'
import { desk } from '../../copy'
import { useBulk } from '../../items/useBulk'
import { asksTogether, questionsOf } from '../beforeConfirming'
import { ConfirmTogetherDialog } from '../dialogs/ConfirmTogetherDialog'
import { togetherTitle, togetherWords } from './copy'

type Act = 'confirm' | 'option'

/**
 * Confirms several talents of a job, or places their options, by one press. A confirmation asks one question first when
 * something is missing or somebody loses a day by it. Those that were refused are listed with the reason. One undo takes
 * all of it back.
 */
export function useTogether(job: JobRecord) {
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
  const { mutateAsync, isPending } = trpc.desk.claims.bulk.useMutation({
    onSettled: () => setKey(freshKey()),
  })
  const close = () => setAsking(false)
  const send = (act: Act, wanted: readonly string[]) =>
    void bulk.follow(
      mutateAsync({ act, rows: rowsOf(wanted).map(({ id, version }) => ({ id, version })), decisionKey }),
      desk.bulk.claims.done[act],
      close,
    )
  const questions = questionsOf(job, ids)
  return {
    press(act: Act, wanted: readonly string[]) {
      if (isPending) return
      setIds(wanted)
      bulk.open()
      if (act === 'confirm' && asksTogether(questionsOf(job, wanted))) setAsking(true)
      else send(act, wanted)
    },
    refused: <BulkRefused result={bulk} />,
    dialog: isAsking ? (
      <ConfirmTogetherDialog
        title={togetherTitle(questions.talents.map(({ claim }) => claim.modelName))}
        act={togetherWords(questions.talents.length)}
        questions={questions}
        isBusy={isPending}
        onAct={() => send('confirm', ids)}
        onClose={close}
      />
    ) : null,
  }
}
