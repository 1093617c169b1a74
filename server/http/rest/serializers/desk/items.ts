import type { DeskItemLine, DeskItemRecord } from '../../../../../shared/desk/deskItems'
import { DESK_ITEM_KINDS, DESK_ITEM_STATES } from '../../../../../shared/desk/deskLists'
import {
  choice,
  count,
  flag,
  inside,
  known,
  list,
  moment,
  nullable,
  object,
  text,
} from '../../../../core/codec'
import { underData } from '../envelope'
import { decidedFields } from './jobs'

const line = {
  _id: text,
  kind: choice(DESK_ITEM_KINDS),
  state: choice(DESK_ITEM_STATES),
  who: text,
  company: known,
  what: text,
  createdAt: moment,
  dueAt: moment,
  owner: known,
  isMine: flag,
  isSpam: flag,
  standing: known,
  standingReason: known,
  jobNumber: [known, ({ job }: DeskItemLine) => job?.number ?? null],
  version: count,
} as const
export const requestLine = object<DeskItemLine>('RequestLine')(line)

type SameContactJob = NonNullable<DeskItemRecord['sameContactJob']>
const request = object<DeskItemRecord>('Request')({
  ...line,
  email: known,
  phone: known,
  message: known,
  facts: list(object<DeskItemRecord['facts'][number]>()({ term: text, value: text })),
  closedReason: known,
  sameContactJob: nullable(object<SameContactJob>()({ _id: text, number: text, title: text })),
})
type Decided = DeskItemRecord & { decisionId: string; undoMs: number }
/** The request after a decision about it. */
export const requestDecided = underData(object<Decided>()({ ...decidedFields, request: inside(request) }))
