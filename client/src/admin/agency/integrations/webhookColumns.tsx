import { chakra } from '@chakra-ui/react'
import type { Webhook, WebhookDelivery } from '../../../../../shared/agency/webhooks'
import { Badge } from '../../../design/feedback/Badge'
import type { Column } from '../../../design/lists/DataTable'
import { RowButtons } from '../../lists/RowButtons'
import { integrations } from './copy'

const copy = integrations.webhooks
const { columns: heads } = copy

/** What became of a message. */
export function deliveryWords({ deliveredAt, nextTryAt, tries, answer }: WebhookDelivery): string {
  if (deliveredAt !== null) return copy.delivered(answer)
  if (nextTryAt === null) return copy.givenUp(answer)
  return tries === 0 ? copy.waits : copy.again(answer)
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
        {url} {isPaused ? <Badge tone="grey">{copy.paused}</Badge> : null}
      </chakra.span>
    ),
  },
  {
    head: heads.events,
    cell: ({ events }) => <span>{events.map((event) => copy.events[event]).join('; ')}</span>,
  },
  {
    head: heads.last,
    cell: ({ deliveries: [last] }) => (
      <chakra.span overflowWrap="anywhere">{last ? deliveryWords(last) : copy.nothingSent}</chakra.span>
    ),
  },
  {
    head: heads.actions,
    kind: 'actions',
    cell: (webhook) => {
      const { url, isPaused } = webhook
      const buttons = [
        { words: copy.show, label: copy.showOf(url), onPress: () => on.onShow(webhook) },
        { words: copy.test, label: copy.testOf(url), onPress: () => on.onTest(webhook) },
        {
          words: isPaused ? copy.resume : copy.pause,
          label: isPaused ? copy.resumeOf(url) : copy.pauseOf(url),
          onPress: () => on.onPause(webhook),
        },
        { words: copy.remove, label: copy.removeOf(url), onPress: () => on.onRemove(webhook) },
      ]
      return <RowButtons isBusy={isBusy} buttons={buttons} />
    },
  },
]
