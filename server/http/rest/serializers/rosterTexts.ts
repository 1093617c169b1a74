import type { Page } from '../../../../shared/paging'
import { serverMessages } from '../../../core/messages'

// The envelopes of ./envelope.ts around texts that are ready: nothing is read and written again. A test compares
// every answer with the one that the table gives.

const DONE = `"error":false,"message":${JSON.stringify(serverMessages.done)}`

export const modelsText = ({ items, total, totalPages }: Page<string>) =>
  `{${DONE},"data":{"models":[${items.join(',')}],"pagination":{"total":${total},"totalPages":${totalPages}}}}`

export const modelText = (text: string) => `{${DONE},"data":{"model":${text}}}`

export const listText = (texts: readonly string[]) => `{${DONE},"data":[${texts.join(',')}]}`
