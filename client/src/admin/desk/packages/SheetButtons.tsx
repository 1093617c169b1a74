import { useState } from 'react'
import { FACES_A_JPEG } from '../../../../../shared/desk/packages/packageLists'
import type { PackageRecord } from '../../../../../shared/desk/packages/packageViews'
import { slugOf } from '../../../../../shared/format'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { download } from '../../../lib/download'
import { notifyFailure, notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { one as copy } from './copy'

type Kind = 'pdf' | 'jpeg'

/** The numbered faces to forward: as a PDF, or as pictures of six faces each for clients who open no links. */
export function SheetButtons({ pack: { id, title, entries, state } }: { pack: PackageRecord }) {
  const { desk } = trpc.useUtils()
  const [busy, setBusy] = useState<Kind | null>(null)
  const faces = entries.filter(({ isGone, pictures }) => !isGone && pictures.length > 0).length
  if (faces === 0) return null
  const name = slugOf(title) || 'faces'
  const save = async (kind: Kind) => {
    setBusy(kind)
    try {
      if (kind === 'pdf') await download('/exports/package.pdf', `${name}.pdf`, 'POST', { id })
      else
        for (let page = 1; page <= Math.ceil(faces / FACES_A_JPEG); page++)
          await download('/exports/package.jpg', `${name}-${page}.jpg`, 'POST', { id, page })
      if (state !== 'draft') return
      notifySuccess(copy.numbersStay)
      await Promise.all([desk.packages.get.invalidate({ id }), desk.packages.list.invalidate()])
    } catch (error) {
      notifyFailure(copy.noFile[kind], reasonOf(parseApiError(error)))
    } finally {
      setBusy(null)
    }
  }
  return (['pdf', 'jpeg'] as const).map((kind) => (
    <SubmitButton
      key={kind}
      variant="quiet"
      size="touch"
      px={0}
      busy={busy === kind}
      busyWords={copy[kind]}
      onClick={() => void save(kind)}
    >
      {copy[kind]}
    </SubmitButton>
  ))
}
