import { useState } from 'react'
import type { PackageRecord } from '../../../../../shared/desk/packages/packageViews'
import { type ApiError, parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'

export type PackageChanges = ReturnType<typeof usePackageChanges>
type Entry = { modelId: string; pictures?: string[]; words?: string | null; feePaise?: number | null }

const FIELDS: readonly string[] = ['title', 'greeting', 'openUntil', 'passcode']

/**
 * What changes a package, and why the last change was refused: at its field where it has one, else above the page. What
 * was typed stays in its fields.
 */
export function usePackageChanges(pack: PackageRecord) {
  const utils = trpc.useUtils()
  const [refusal, refuse] = useState<ApiError | null>(null)
  const options = {
    async onSuccess(record: PackageRecord) {
      refuse(null)
      await utils.desk.packages.get.cancel({ id: record.id })
      // Of two answers that overtake each other the later change counts.
      utils.desk.packages.get.setData({ id: record.id }, (shown) =>
        shown && shown.version > record.version ? shown : record,
      )
      void utils.desk.packages.list.invalidate()
    },
    onError(error: unknown) {
      refuse(parseApiError(error))
      void utils.desk.packages.get.invalidate()
    },
  }
  const entries = trpc.desk.packages.setEntries.useMutation(options)
  const adding = trpc.desk.packages.addFaces.useMutation({
    ...options,
    onSuccess: (added) => options.onSuccess(added.package),
  })
  const { id, version } = pack
  /** All faces in their order; those of a model who was deleted have no model to send. */
  const listed: Entry[] = pack.entries.flatMap(({ modelId, pictures, isGone }) =>
    modelId === null ? [] : [{ modelId, ...(isGone ? {} : { pictures }) }],
  )
  const set = (next: Entry[], onSuccess?: () => void) =>
    entries.mutate({ id, version, entries: next }, { ...(onSuccess && { onSuccess }) })
  const indexOf = (modelId: string) => listed.findIndex((each) => each.modelId === modelId)
  const issues = refusal?.issues.filter(({ path }) => FIELDS.includes(path)) ?? []
  return {
    issues,
    refusal: issues.length > 0 ? null : refusal,
    forget: () => refuse(null),
    isBusy: entries.isPending || adding.isPending,
    change: trpc.desk.packages.change.useMutation(options),
    close: trpc.desk.packages.close.useMutation(options),
    reopen: trpc.desk.packages.reopen.useMutation(options),
    /** Adds faces at the end. Needs no version. */
    add: (modelIds: string[], onSuccess: () => void) => adding.mutate({ id, modelIds }, { onSuccess }),
    takeOut: (modelId: string) => set(listed.filter((each) => each.modelId !== modelId)),
    /** Moves a face to another place. */
    move(modelId: string, to: number) {
      const from = indexOf(modelId)
      const moved = listed[from]
      if (!moved || to < 0 || to >= listed.length || to === from) return
      const others = listed.filter((_, at) => at !== from)
      set([...others.slice(0, to), moved, ...others.slice(to)])
    },
    indexOf,
    edit: (modelId: string, values: Partial<Entry>, onSuccess?: () => void) =>
      set(
        listed.map((each) => (each.modelId === modelId ? { ...each, ...values } : each)),
        onSuccess,
      ),
  }
}
