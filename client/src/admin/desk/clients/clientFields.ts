import type { ClientFact } from '../../../../../shared/desk/deskLists'

/** What of a client can be changed on its page. */
export type ClientField = 'name' | 'kind' | 'standing' | 'standingReason' | 'ownerId' | ClientFact
