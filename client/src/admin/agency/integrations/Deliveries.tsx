import { chakra } from '@chakra-ui/react'
import type { Webhook } from '../../../../../shared/agency/webhooks'
import { shortMoment } from '../../../../../shared/format'
import { parts } from '../../../copy/parts'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { integrations } from './copy'
import { deliveryWords } from './webhookColumns'

const copy = integrations.webhooks

/** The newest messages to one webhook and what became of them. */
export const Deliveries = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={copy.messages}
    actions={
      <Button variant="outline" onClick={onClose}>
        {parts.close}
      </Button>
    }
  >
    <chakra.p mb={4} overflowWrap="anywhere">
      {webhook.url}
    </chakra.p>
    {webhook.deliveries.length === 0 ? <p>{copy.nothingSent}</p> : null}
    <chakra.ul role="list">
      {webhook.deliveries.map((delivery) => (
        <chakra.li key={delivery.id} py={2} borderTop="1px solid" borderColor="hairline">
          <chakra.span display="block">
            {copy.events[delivery.event]}, {shortMoment(delivery.createdAt)}
          </chakra.span>
          <chakra.span textStyle="small" color="fgQuiet" overflowWrap="anywhere">
            {deliveryWords(delivery)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  </Dialog>
)
