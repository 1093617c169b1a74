import { adminPaths } from '../../../../shared/adminPaths'
import { bookingsEmail } from '../../../../shared/agency'
import type { SentPick } from '../../../../shared/desk/packages/packageLists'
import type { PackageSent } from '../../../../shared/desk/packages/packages'
import type { PackageAnswered } from '../../../../shared/desk/packages/packageViews'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId, newSecretName } from '../../../core/db/ids'
import { queueMail, withFaces } from '../../../core/mail/outbox'
import { selectionSent } from '../../../emails/packages'
import { findAccount } from '../../access/accounts/repository'
import { queueEvent } from '../../agency/webhooks/service'
import * as answering from './links.repository'
import { sharedFaces } from './reading.service'
import * as repository from './repository'
import { answerText, countWords, stillShown } from './rules'
import { keep, viewerOf, writing } from './visits.service'

/**
 * Sends a selection: what it holds is kept as an answer that nothing changes, and the booker is mailed once for it. Throws
 * as `keepPicks`.
 */
export async function sendSelection(ctx: RequestContext, given: PackageSent): Promise<PackageAnswered> {
  const at = await writing(ctx, given)
  const device = at.link.kind === 'group' ? given.device || newSecretName() : null
  const now = ctx.clock()
  transaction(ctx.db, () => {
    const { viewer } = keep(ctx, at, given, device)
    once(ctx.db, now, { scope: `package answer ${viewer.id}`, key: given.key ?? null, body: '' }, () => {
      const id = newId()
      const shown = sharedFaces(ctx, at.pack, { seenEdition: null, picks: [] })
      const picks = stillShown(sentPicks(ctx, at.pack.id, viewer.id), shown)
      const words = given.words ?? null
      answering.insertAnswer(ctx.db, {
        id,
        packageId: at.pack.id,
        linkId: at.link.id,
        viewerId: viewer.id,
        name: viewer.name,
        sentAt: now.toISOString(),
        via: 'page',
        text: words,
        picks,
      })
      tell(ctx, at.pack, { name: viewer.name, picks, words })
      return id
    })
  })
  const viewer = viewerOf(ctx, at.link, device ?? undefined)
  const sentAt = viewer && answering.lastAnswerOf(ctx.db, viewer.id)?.sentAt
  return { sentAt: sentAt ?? now.toISOString(), device }
}

/** The picks of one person with the names of the faces, in the order of their numbers. */
export function sentPicks({ db }: Pick<AppContext, 'db'>, packageId: string, viewerId: string): SentPick[] {
  const entries = repository.entriesOf(db, packageId)
  return answering.picksOf(db, packageId).flatMap(({ viewerId: whose, entryId, number, pick, words }) => {
    const entry = entries.find(({ id }) => id === entryId)
    const isEmpty = pick === null && words === null
    return whose === viewerId && entry && !isEmpty ? [{ number, name: entry.modelName, pick, words }] : []
  })
}

type Sent = { name: string; picks: SentPick[]; words: string | null }
/** Tells the booker, in the caller's transaction, and the webhooks. */
function tell(ctx: RequestContext, pack: repository.PackageRow, { name, picks, words }: Sent) {
  const { db, config } = ctx
  const now = ctx.clock()
  queueEvent(db, now, 'package.answered', { id: pack.id })
  const booker = pack.madeBy === null ? undefined : findAccount(db, pack.madeBy)
  const to = (booker?.deactivatedAt === null && booker.email) || bookingsEmail()
  if (!to) return
  const link = publicUrl(config) + adminPaths.package(pack.id)
  const counts = countWords(picks) || 'No picks'
  const mail = selectionSent({ to, name, title: pack.title, counts, text: answerText(picks, words), link })
  queueMail(db, now, withFaces(mail, chosen(db, pack.id, picks)))
}

/** The talents with a yes. */
const chosen = (db: Db, packageId: string, picks: readonly SentPick[]) => {
  const yes = picks.flatMap(({ pick, number }) => (pick === 'yes' ? number : []))
  return repository
    .entriesOf(db, packageId)
    .flatMap(({ number, modelId, modelName }) =>
      yes.includes(number) ? { modelId, name: `${number} ${modelName}` } : [],
    )
}
