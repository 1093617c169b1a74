import { adminPaths } from '../../../../shared/adminPaths'
import type { MessageSender } from '../../../../shared/lists'
import { paths } from '../../../../shared/paths'
import type {
  AgencyMessage,
  MentorChat,
  MentorMessage,
  TalentAnswer,
} from '../../../../shared/talent/mentorMessages'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext, SignedInContext, TalentContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflict, notFound } from '../../../core/errors'
import { type Mail, queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { answerNotification, messageNotification } from '../../../emails/mentorMessages'
import { messageLine } from '../../../emails/phoneLines'
import { mailAfterPush, queuePush } from '../../access/push/service'
import { recipientsOf } from '../../agency/settings/service'
import { findModel } from '../../roster/models/repository'
import * as repository from './repository'
import { noticeDue } from './rules'
import { agencyMessage, mentorMessage } from './views'

const OTHER = { talent: 'agency', agency: 'talent' } as const

type ListFilter = { db: Db; modelId: string; limit: number; reader: MessageSender }

function chat<Message extends MentorMessage>(
  { db, modelId, limit, reader }: ListFilter,
  view: (row: repository.MessageRow) => Message,
): MentorChat<Message> {
  const rows = repository.newestMessages(db, modelId, limit + 1)
  return {
    messages: rows.slice(0, limit).reverse().map(view),
    hasEarlier: rows.length > limit,
    firstAt: repository.firstMessageAt(db, modelId),
    unread: repository.unreadOf(db, modelId, OTHER[reader]).count,
  }
}

/** The newest `limit` messages of the caller's chat. */
export const readOwn = ({ db, session }: TalentContext, { limit }: { limit: number }): MentorChat =>
  chat({ db, modelId: session.modelId, limit, reader: 'talent' }, mentorMessage)

/** The newest messages of a model's chat, for the agency. Throws notFound. */
export function readOf(
  { db }: AppContext,
  { id, limit }: { id: string; limit: number },
): MentorChat<AgencyMessage> {
  findTalent(db, id)
  return chat({ db, modelId: id, limit, reader: 'agency' }, agencyMessage)
}

/**
 * Stores the caller's message, once per Idempotency-Key, and notifies the agency (see `noticeDue`). Throws
 * 429 after too many in an hour.
 */
export async function send(ctx: TalentContext, { text }: { text: string }): Promise<MentorMessage> {
  const { account, modelId } = ctx.session
  await ctx.limits.count('mentorMessage', account.id)
  return transaction(ctx.db, () => {
    const { model } = findTalent(ctx.db, modelId)
    const about = {
      talent: model.stageName ?? model.name,
      chat: publicUrl(ctx.config) + adminPaths.modelMessages(modelId),
    }
    const mails = recipientsOf(ctx, 'talent').map((to) => messageNotification({ to, ...about }))
    const given: Given = { modelId, sender: 'talent', authorId: null, text, mails, phonesOf: null }
    return mentorMessage(keep(ctx, given))
  })
}

/**
 * Stores the agency's message to the talent `id`, once per Idempotency-Key, and notifies the talent (see
 * `noticeDue`). The talent's messages up to `until` are read then. Throws notFound, 409 for a model without an account.
 */
export const answer = (ctx: SignedInContext, { id, text, until }: TalentAnswer): AgencyMessage =>
  transaction(ctx.db, () => {
    const { account } = findTalent(ctx.db, id)
    if (!account) throw conflict(serverMessages.noAccountToAnswer)
    const { name, email: to } = account
    const link = publicUrl(ctx.config) + paths.dashboard
    const mails = to === null ? [] : [answerNotification({ to, name, chat: link })]
    const authorId = ctx.session.account.id
    if (until !== undefined) noteRead(ctx, { modelId: id, sender: 'talent', until })
    return agencyMessage(
      keep(ctx, { modelId: id, sender: 'agency', authorId, text, mails, phonesOf: account.id }),
    )
  })

type Given = {
  modelId: string
  sender: MessageSender
  authorId: string | null
  text: string
  mails: readonly Mail[]
  /** the account whose phones are told with the mail; null for none */
  phonesOf: string | null
}

function keep(ctx: RequestContext, given: Given): repository.MessageRow {
  const { db, idempotencyKey: key } = ctx
  const now = ctx.clock()
  const { modelId, sender, authorId, text } = given
  const request = { scope: `mentor message ${sender} ${modelId}`, key, body: { text } }
  const { id } = once(db, now, request, () => {
    const id = newId()
    const notice = queueNotices(db, now, given)
    const createdAt = now.toISOString()
    repository.insertMessage(db, { id, modelId, sender, authorId, text, createdAt, ...notice })
    return id
  })
  const row = repository.findMessage(db, id)
  if (!row) throw notFound('Message')
  return row
}

/** The mails about a message to all recipients, with one due time; undefined when no mail is due. */
function queueNotices(db: Db, now: Date, { modelId, sender, mails, phonesOf }: Given) {
  const due = noticeDue(
    {
      isNoticePending: repository.unreadOf(db, modelId, sender).notices > 0,
      lastNoticeAt: repository.lastNoticeAt(db, modelId, sender),
    },
    now,
  )
  if (!due || mails.length === 0) return
  const mailAt = mailAfterPush(db, phonesOf, due)
  const ids = mails.map((mail) => queueMail(db, now, mail, mailAt))
  // Read before it is due, the message takes its mail back, and the line with it.
  queuePush(db, phonesOf, { ...messageLine(), path: paths.dashboard }, { at: due, mailId: ids[0] ?? null })
  return { noticeId: repository.joinNotices(ids), noticeAt: due.toISOString() }
}

/** Marks the messages of the agency as read by the caller, up to a moment. */
export const markOwnRead = (ctx: TalentContext, { until }: { until: string }) =>
  noteRead(ctx, { modelId: ctx.session.modelId, sender: 'agency', until })

/** Marks the messages of a talent as read by the agency, up to a moment. Throws notFound. */
export function markRead(ctx: SignedInContext, { id, until }: { id: string; until: string }) {
  findTalent(ctx.db, id)
  noteRead(ctx, { modelId: id, sender: 'talent', until })
}

type Seen = { modelId: string; sender: MessageSender; until: string }
const noteRead = ({ db, clock }: AppContext, seen: Seen) =>
  transaction(db, () => repository.readMessages(db, { ...seen, at: clock().toISOString() }))

function findTalent(db: Db, modelId: string) {
  const row = findModel(db, modelId)
  if (!row) throw notFound('Model')
  return row
}
