import { useState } from 'react'
import type {
  ClientColumns,
  ClientForecast,
  ClientsImported,
} from '../../../../../shared/desk/imports/clientImport'
import { freshKey } from '../../../lib/forms/idempotency'
import { UploadFailure, upload, uploadReason } from '../../../lib/forms/upload'
import { trpc } from '../../../lib/trpc'
import { clientImport } from './copy'

const spelled = (columns: ClientColumns) => columns.map((each) => each ?? '').join(',')

/** Reads a file, forecasts what its rows become by the chosen columns, and adds them. The file stays in the browser. */
export function useClientImport() {
  const utils = trpc.useUtils()
  const [file, setFile] = useState<File | null>(null)
  const [forecast, setForecast] = useState<ClientForecast | null>(null)
  const [imported, setImported] = useState<ClientsImported | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<'reading' | 'adding' | null>(null)
  const [decisionKey, setDecisionKey] = useState(freshKey)

  const columns = forecast?.columns.map(({ field }) => field) ?? []

  const look = async (chosen: File, wanted?: ClientColumns) => {
    const fields: Record<string, string> = wanted ? { columns: spelled(wanted) } : {}
    setForecast((await upload(chosen, { to: '/imports/clients/check', fields })) as ClientForecast)
    // Other rows are another decision.
    setDecisionKey(freshKey())
  }
  const send = async (kind: 'reading' | 'adding', work: () => Promise<void>) => {
    setBusy(kind)
    setError(null)
    try {
      await work()
    } catch (failure) {
      setError(uploadReason(failure, clientImport.failed))
      // Others added clients meanwhile: the rows are shown as they would be now.
      const hasChanged = failure instanceof UploadFailure && failure.status === 409
      if (hasChanged && file) await look(file, columns).catch(() => undefined)
    }
    setBusy(null)
  }
  const check = (chosen: File, wanted?: ClientColumns) => send('reading', () => look(chosen, wanted))
  return {
    file,
    forecast,
    imported,
    error,
    busy,
    choose(chosen: File) {
      setFile(chosen)
      setForecast(null)
      void check(chosen)
    },
    setColumns: (changed: ClientColumns) => file && void check(file, changed),
    run: () =>
      file &&
      forecast &&
      busy === null &&
      void send('adding', async () => {
        const { clients, contacts } = forecast
        const fields = {
          columns: spelled(columns),
          clients: String(clients),
          contacts: String(contacts),
          decisionKey,
        }
        setImported((await upload(file, { to: '/imports/clients', fields })) as ClientsImported)
        void utils.desk.clients.list.invalidate()
      }),
    startAgain() {
      setFile(null)
      setForecast(null)
      setImported(null)
      setError(null)
    },
  }
}
