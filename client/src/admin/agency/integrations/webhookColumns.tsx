import { chakra } from '@chakra-ui/react'
import type { Webhook, WebhookDelivery } from '../../../../../shared/agency/webhooks'
import { Badge } from '../../../design/feedback/Badge'
import type { Column } from '../../../design/lists/DataTable'
import { RowButtons } from '../../lists/RowButtons'
import { integrations } from './copy'

const words = integrations.webhooks
const { columns: heads } = words

/** What became of a message. */
export function deliveryWords({ deliveredAt, nextTryAt, tries, answer }: WebhookDelivery): string {
  if (deliveredAt !== null) return words.delivered(answer)
  if (nextTryAt === null) return words.givenUp(answer)
  return tries === 0 ? words.waits : words.again(answer)
}

type Actions = {
  isBusy: boolean
  onShow: (webhook: Webhook) => void
  onTest: (webhook: Webhook) => void
  onPause: (webhook: Webhook) => void
  onRemove: (webhook: Webhook) => void
}

export const webhookColumns = ({ isBusy, ...on }: Actions): Column<Webhook>[] => [
  {
    head: heads.url,
    cell: ({ url, isPaused }) => (
      <chakra.span fontWeight="semibold" overflowWrap="anywhere">
        {url} {isPaused ? <Badge tone="grey">{words.paused}</Badge> : null}
      </chakra.span>
    ),
  },
  {
    head: heads.events,
    cell: ({ events }) => <span>{events.map((event) => words.events[event]).join('; ')}</span>,
  },
  {
    head: heads.last,
    cell: ({ deliveries: [last] }) => (
      <chakra.span overflowWrap="anywhere">{last ? deliveryWords(last) : words.nothingSent}</chakra.span>
    ),
  },
  {
    head: heads.actions,
    kind: 'actions',
    cell: (webhook) => {
      const { url, isPaused } = webhook
      const buttons = [
        { words: words.show, label: words.showOf(url), onPress: () => on.onShow(webhook) },
        { words: words.test, label: words.testOf(url), onPress: () => on.onTest(webhook) },
        {
          words: isPaused ? words.resume : words.pause,
          label: isPaused ? words.resumeOf(url) : words.pauseOf(url),
          onPress: () => on.onPause(webhook),
        },
        { words: words.remove, label: words.removeOf(url), onPress: () => on.onRemove(webhook) },
      ]
      return <RowButtons isBusy={isBusy} buttons={buttons} />
    },
  },
]
