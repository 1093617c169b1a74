import { useRef, useState } from 'react'
import type {
  DeskColumns,
  DeskForecast,
  DeskImported,
  SheetForm,
  Unmarked,
} from '../../../../../shared/desk/imports/deskImportLists'
import { freshKey } from '../../../lib/forms/idempotency'
import { UploadFailure, upload, uploadReason } from '../../../lib/forms/upload'
import { trpc } from '../../../lib/trpc'
import { deskImport } from './copy'

/** How the sheet is to be read, as far as somebody said so. */
export type Reading = {
  form?: SheetForm
  columns?: DeskColumns
  chosen: Record<string, string>
  unmarked: Unmarked
  unnamed: string
  endsOn: string
}
const NOTHING_SAID: Reading = { chosen: {}, unmarked: '', unnamed: '', endsOn: '' }

const fieldsOf = ({ columns, chosen, ...said }: Reading): Record<string, string> => ({
  reading: JSON.stringify({
    ...said,
    ...(columns && { columns: columns.map((each) => each ?? '').join(',') }),
  }),
  chosen: JSON.stringify(chosen),
})

/** Reads a sheet, forecasts what its lines become, and imports them. The file stays in the browser. */
export function useDeskImport() {
  const utils = trpc.useUtils()
  const [file, setFile] = useState<File | null>(null)
  const [reading, setReading] = useState(NOTHING_SAID)
  const [forecast, setForecast] = useState<DeskForecast | null>(null)
  const [imported, setImported] = useState<DeskImported | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<'reading' | 'adding' | null>(null)
  const key = useRef(freshKey())
  const latest = useRef(0)

  /** Only the last answer counts: two choices may be made one after the other. */
  async function check(chosen: File, wanted: Reading) {
    const own = ++latest.current
    setBusy('reading')
    setError(null)
    try {
      const answer = await upload(chosen, { to: '/imports/desk/check', fields: fieldsOf(wanted) })
      if (own !== latest.current) return
      setForecast(answer as DeskForecast)
      key.current = freshKey()
    } catch (failure) {
      if (own === latest.current) setError(uploadReason(failure, deskImport.failed))
    }
    if (own === latest.current) setBusy(null)
  }

  async function run(chosen: File, { counts }: DeskForecast) {
    setBusy('adding')
    setError(null)
    const expected = String(counts.options + counts.confirmed + counts.bookouts)
    const fields = { ...fieldsOf(reading), expected, decisionKey: key.current }
    try {
      setImported((await upload(chosen, { to: '/imports/desk', fields })) as DeskImported)
      void utils.desk.invalidate()
    } catch (failure) {
      // Others decided meanwhile: the lines are shown as they would be now.
      if (failure instanceof UploadFailure && failure.status === 409) await check(chosen, reading)
      setError(uploadReason(failure, deskImport.failed))
    }
    setBusy(null)
  }

  return {
    ...{ file, reading, forecast, imported, error, busy },
    choose(chosen: File) {
      setFile(chosen)
      setForecast(null)
      setReading(NOTHING_SAID)
      void check(chosen, NOTHING_SAID)
    },
    say(more: Partial<Reading>) {
      const next = { ...reading, ...more }
      setReading(next)
      if (file) void check(file, next)
    },
    run: () => void (file && forecast && busy === null && run(file, forecast)),
    startAgain() {
      latest.current++
      setFile(null)
      setForecast(null)
      setImported(null)
      setError(null)
      setBusy(null)
    },
  }
}
export type DeskImportWork = ReturnType<typeof useDeskImport>
