import { z } from 'zod'
import { paging } from '../paging'
import type { AskedModel, Face } from '../roster/faces'
import { oneOf } from '../text/choices'
import { id } from '../text/text'
import { decisionKey, version } from './claims'
import { CLOSING_CHOICES, DESK_ITEM_STATES, type DeskItemKind, type DeskItemState } from './deskLists'

const DESK_VIEWS = ['new', 'mine', 'team', 'closed', 'spam'] as const
/** `state` and `owner`, an account's id, replace the view: programs ask by them. */
export const deskFilters = paging().extend({
  view: oneOf(DESK_VIEWS, 'Choose a view').default('new'),
  state: oneOf(DESK_ITEM_STATES, 'Choose a state').optional(),
  owner: id.optional(),
})
export type DeskFilters = z.output<typeof deskFilters>
export const deskItemId = z.object({ id })
export const deskItemDecision = z.object({ id, version, decisionKey })
export type DeskItemDecision = z.output<typeof deskItemDecision>
export const deskItemClosing = deskItemDecision.extend({
  reason: oneOf(CLOSING_CHOICES, 'Choose a reason'),
})
export type DeskItemClosing = z.output<typeof deskItemClosing>
/** Assigns a request to a colleague. */
export const deskItemHanding = deskItemDecision.extend({ ownerId: id })
export type DeskItemHanding = z.output<typeof deskItemHanding>
export const deskItemAdding = deskItemDecision.extend({ jobId: id })
export type DeskItemAdding = z.output<typeof deskItemAdding>

/** A request on the desk in one line; times are ISO 8601, UTC. */
export type DeskItemLine = {
  id: string
  kind: DeskItemKind
  state: DeskItemState
  who: string
  company: string | null
  /** model, work and day, or the subject */
  what: string
  /** of a vacancy: the first day for which somebody is missing */
  missingOn: string | null
  createdAt: string
  dueAt: string
  owner: string | null
  isMine: boolean
  isSpam: boolean
  /** of the client, when the sender is known */
  standing: string | null
  standingReason: string | null
  job: { number: string } | null
  /** who is asked for, or missing */
  talent: string | null
  modelId: string | null
  face: Face | null
  version: number
}
/** Whom a request asks for, with the job, or `bookout`, that holds the requested day firmly; null while it is free. */
export type AskedTalent = AskedModel & { taken: string | null }
export type DeskItemRecord = DeskItemLine & {
  email: string | null
  phone: string | null
  /** the number for WhatsApp, with its country */
  chat: string | null
  message: string | null
  facts: { term: string; value: string }[]
  /** all whom a booking request asks for, in the order of the visitor's shortlist */
  asked: AskedTalent[]
  closedReason: string | null
  /** a job of the same contact of the last days, to which this can be added */
  sameContactJob: { id: string; number: string; title: string } | null
}
