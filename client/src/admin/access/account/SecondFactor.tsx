import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { OwnSecondFactor } from '../../../../../shared/access/secondFactor'
import { shortDay } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { Badge } from '../../../design/feedback/Badge'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { Why } from '../../forms/Why'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { secondFactor as copy } from '../secondFactor.copy'
import { NewCodesDialog } from './NewCodesDialog'
import { TurnOffDialog } from './TurnOffDialog'
import { TurnOnDialog } from './TurnOnDialog'
import { useRenewSignIn } from './useRenewSignIn'

const FEW = 3
type Asked = 'on' | 'off' | 'codes'

/** The second step of the user's own sign-in: turned on and off here, with recovery codes. */
export function SecondFactor() {
  const answer = trpc.admin.secondFactor.get.useQuery(undefined, adminQueryOptions)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const renew = useRenewSignIn()
  return (
    <Box as="section" aria-label={copy.title}>
      <chakra.h2 textStyle="subheading" mb={3}>
        {copy.title}
      </chakra.h2>
      {answer.data ? (
        <State factor={answer.data} onAsk={setAsked} />
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
      {asked === 'on' ? <TurnOnDialog onDone={renew} onClose={close} /> : null}
      {asked === 'codes' ? <NewCodesDialog onDone={renew} onClose={close} /> : null}
      {asked === 'off' ? (
        <TurnOffDialog
          onDone={() => {
            renew()
            notifySuccess(copy.turnedOff)
          }}
          onClose={close}
        />
      ) : null}
    </Box>
  )
}

type StateProps = { factor: OwnSecondFactor; onAsk: (what: Asked) => void }

function State({ factor: { isOn, since, codesLeft, hasPasskeys, isRequired }, onAsk }: StateProps) {
  const hasStep = isOn || hasPasskeys
  const isFew = hasStep && codesLeft <= FEW
  const details = [
    ...(isOn && since ? [copy.since(shortDay(since))] : []),
    ...(isOn || !hasPasskeys ? [] : [copy.withPasskeys]),
    copy.codesLeft(codesLeft),
  ]
  return (
    <>
      <Flex gap={3} wrap="wrap" align="center" mb={3}>
        <Badge tone={hasStep ? 'green' : 'grey'}>{hasStep ? copy.on : copy.off}</Badge>
        {hasStep ? (
          <chakra.span textStyle="small" color="fgQuiet">
            {details.join(', ')}
          </chakra.span>
        ) : null}
      </Flex>
      <Box mb={4}>
        <chakra.p color="fgQuiet" maxW="measure">
          {isFew ? copy.fewCodes : copy.lead} {isRequired ? copy.required : null}
        </chakra.p>
        {isFew ? null : <Why of={copy.title}>{copy.leadMore}</Why>}
      </Box>
      <Flex gap={3} wrap="wrap">
        {hasStep ? (
          <Button variant="outline" onClick={() => onAsk('codes')}>
            {copy.newCodes}
          </Button>
        ) : null}
        {isOn && (hasPasskeys || !isRequired) ? (
          <Button variant="outline" onClick={() => onAsk('off')}>
            {hasPasskeys ? copy.removeApp : copy.turnOff}
          </Button>
        ) : null}
        {isOn ? null : (
          <Button variant={hasPasskeys ? 'outline' : 'primary'} onClick={() => onAsk('on')}>
            {hasPasskeys ? copy.addApp : copy.turnOn}
          </Button>
        )}
      </Flex>
    </>
  )
}
