import { z } from 'zod'
import { NAME_MAX } from '../limits'
import { noFilter, paging, search } from '../paging'
import { oneOf } from '../text/choices'
import { clearable, clearableLine, clearableProse, emailOrBlank, id, line, requiredLine } from '../text/text'
import { decisionKey, version } from './claims'
import { markedIds } from './deskBulk'
import {
  CLIENT_KINDS,
  CLIENT_LINES,
  CLIENT_PROSE,
  CLIENT_STANDINGS,
  type ClientFact,
  type ClientKind,
  CONTACT_LINES,
  type ContactLine,
  type JobStage,
  ofEach,
} from './deskLists'
import type { Written } from './walks'

/** As the owner: the clients of the person who asks. */
export const MINE = 'mine'
const clientSearch = z.object({
  search,
  standing: line(20).optional().transform(noFilter),
  /** an account's id, or `mine` */
  owner: line(100).optional().transform(noFilter),
})
export const clientFilters = paging().extend(clientSearch.shape)
export type ClientFilters = z.output<typeof clientFilters>
/** `ids` are those of marked clients; they replace the other filters. */
export const clientExport = clientSearch.extend({ ids: markedIds })
export type ClientExport = z.output<typeof clientExport>

const facts = {
  kind: oneOf(CLIENT_KINDS, 'Choose what they are'),
  ...ofEach(CLIENT_LINES, (_, { max }) => clearableLine(max)),
  ...ofEach(CLIENT_PROSE, (_, { max }) => clearableProse(max)),
  standing: oneOf(CLIENT_STANDINGS, 'Choose a standing'),
  standingReason: clearableLine(NAME_MAX),
  ownerId: clearable(id),
}
const name = requiredLine(NAME_MAX, 'Enter a name')
export const newClient = z.object({ name, kind: facts.kind.default('brand'), city: facts.city, decisionKey })
export type NewClient = z.output<typeof newClient>
export const WHY_BLOCKED = 'Say why this client is blocked'
/** Only the fields that changed are sent. A blocked client needs a reason. */
export const clientChange = z
  .object({
    id,
    version,
    name: name.optional(),
    ...facts,
    kind: facts.kind.optional(),
    standing: facts.standing.optional(),
    /** It is none of those in `maybeSame`, which is asked no more. */
    isDistinct: z.boolean().optional(),
    decisionKey,
  })
  .refine(({ standing, standingReason }) => standing !== 'blocked' || !!standingReason, {
    path: ['standingReason'],
    message: WHY_BLOCKED,
  })
export type ClientChange = z.output<typeof clientChange>
export const clientId = z.object({ id })
export const merging = z.object({ id, version, intoId: id, decisionKey })
export type Merging = z.output<typeof merging>
export const separating = z.object({ id, version, decisionKey })
export type Separating = z.output<typeof separating>

const contactFacts = {
  name: requiredLine(NAME_MAX, 'Enter a name'),
  email: emailOrBlank.transform((given) => given || null).nullish(),
  ...ofEach(CONTACT_LINES, (_, { max }) => clearableLine(max)),
}
export const newContact = z.object({ clientId: id, ...contactFacts, decisionKey })
export type NewContact = z.output<typeof newContact>
/** Only the fields that changed are sent. */
export const contactChange = z.object({
  id,
  version,
  ...contactFacts,
  name: contactFacts.name.optional(),
  isBilling: z.boolean('Send true or false').optional(),
  hasLeft: z.boolean('Send true or false').optional(),
  decisionKey,
})
export type ContactChange = z.output<typeof contactChange>
export const contactForgetting = z.object({ id, version, decisionKey })
export type ContactForgetting = z.output<typeof contactForgetting>

export type ClientLine = Record<keyof typeof CLIENT_LINES, string | null> & {
  id: string
  name: string
  kind: ClientKind
  owner: string | null
  standing: string
  jobs: number
  /** when its newest job was made */
  lastJobAt: string | null
  /** the last day, of those that are not ahead, on which a talent worked for it */
  lastWorkOn: string | null
  version: number
}
/** The name that a forgotten contact is left with. */
export const FORGOTTEN = 'Forgotten'
export type ContactView = Record<ContactLine, string | null> & {
  id: string
  name: string
  email: string | null
  /** the number for WhatsApp, with its country */
  chat: string | null
  isBilling: boolean
  /** since when this person is no longer there */
  leftAt: string | null
  written: Written | null
  version: number
}
/** A request by the address of a contact who was forgotten: an admin may have to delete it as well. */
export type RequestOfContact = { of: 'bookings' | 'enquiries'; id: string; what: string; createdAt: string }
export type ContactForgotten = {
  /** null for a contact without a client */
  client: ClientRecord | null
  requests: RequestOfContact[]
}
export type ClientRecord = Record<ClientFact, string | null> & {
  id: string
  name: string
  kind: ClientKind
  standing: string
  standingReason: string | null
  owner: { id: string; name: string } | null
  version: number
  /** the client under which this one is shown since it was merged */
  mergedInto: { id: string; name: string } | null
  /** clients that are shown here */
  merged: { id: string; name: string; version: number }[]
  contacts: ContactView[]
  jobs: { id: string; number: string; title: string; stage: JobStage; firstDay: string | null }[]
  /** other clients that may be the same: a shared domain or the same name in another spelling */
  maybeSame: { id: string; name: string }[]
}
