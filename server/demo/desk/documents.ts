import { talentDocuments } from '../../../drizzle/schema'
import { NOTICE_VERSION } from '../../../shared/agency/notices'
import type { DocumentKind, DocumentWay } from '../../../shared/lists'
import type { AppContext } from '../../core/context'
import { newId } from '../../core/db/ids'
import { calendar } from '../calendar'
import type { Cast } from '../roster'

type Kept = [
  stageName: string,
  kind: DocumentKind,
  number: string,
  /** days from today; null has no end */
  endsIn: number | null,
  via: DocumentWay,
  givenAgo: number,
]

/** Invented numbers, without files: some end soon, one has ended. */
const KEPT: readonly Kept[] = [
  ['Naina', 'passport', 'T4410718', 24, 'talent', 300],
  ['Naina', 'contract', 'TEH/2025/031', 52, 'agency', 313],
  ['Naina', 'pan', 'AAAPT0000N', null, 'talent', 300],
  ['Naina', 'aadhaar', '4417', null, 'link', 120],
  ['Zoya', 'passport', 'U2207164', 640, 'agency', 200],
  ['Zoya', 'contract', 'TEH/2024/112', -6, 'agency', 371],
  ['Mehr', 'passport', 'T9031552', 41, 'link', 60],
  ['Kiran', 'release', 'TEH/R/88', null, 'agency', 20],
]

/** What the agency keeps of some talents. */
export function seedDocuments(app: AppContext, cast: Cast, agent: { name: string }) {
  const days = calendar(app)
  for (const [stageName, kind, number, endsIn, via, givenAgo] of KEPT) {
    const model = cast.get(stageName)
    if (!model) continue
    const createdAt = days.ago(givenAgo)
    const isGiven = via !== 'agency'
    app.db
      .insert(talentDocuments)
      .values({
        id: newId(),
        modelId: model.id,
        kind,
        number,
        validUntil: endsIn === null ? null : days.day(endsIn),
        givenVia: via,
        givenBy: isGiven ? model.name : agent.name,
        noticeVersion: isGiven ? NOTICE_VERSION : null,
        seen: isGiven ? [{ by: agent.name, at: days.ago(givenAgo - 1) }] : [],
        createdAt,
      })
      .run()
  }
}
