import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { CalendarFeed, NewCalendarFeed } from '../../../../shared/desk/chart/calendarFeeds'
import { deskDay } from '../../../../shared/desk/dayWords'
import { calendarFeed as copy } from '../../copy/calendarFeed'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { Button } from '../actions/Button'
import { Confirm } from '../feedback/Confirm'
import { SubmitButton } from '../form/SubmitButton'
import { NewAddress } from './NewAddress'

type Props = {
  text: string
  feed: CalendarFeed | null
  create: () => Promise<NewCalendarFeed>
  revoke: () => Promise<unknown>
  /** One of several on its page: none is the one to press. */
  isOneOfSeveral?: boolean
}

/** One calendar address: made, shown once, replaced, switched off. */
export function CalendarAddress({ text, feed, create, revoke, isOneOfSeveral = false }: Props) {
  const [address, setAddress] = useState<string | null>(null)
  const [asking, setAsking] = useState<'renew' | 'off' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      setAsking(null)
    } catch {
      notifyFailure(copy.actFailed)
    } finally {
      setBusy(false)
    }
  }
  const make = () => act(async () => setAddress((await create()).address))
  const end = () =>
    act(async () => {
      await revoke()
      setAddress(null)
      notifySuccess(copy.offDone)
    })
  return (
    <Box maxW="measure" minW={0}>
      <p>{text}</p>
      <chakra.p color="fgQuiet" mb={4}>
        {copy.secret}
      </chakra.p>
      {address ? <NewAddress address={address} /> : null}
      {feed && !address ? <chakra.p mb={4}>{copy.since(deskDay(feed.createdAt))}</chakra.p> : null}
      <Flex gap={3} wrap="wrap">
        {feed ? (
          <>
            <Button variant="outline" onClick={() => setAsking('renew')}>
              {copy.renew}
            </Button>
            <Button variant="outline" onClick={() => setAsking('off')}>
              {copy.off}
            </Button>
          </>
        ) : (
          <SubmitButton
            variant={isOneOfSeveral ? 'outline' : 'primary'}
            busy={isBusy}
            busyWords={copy.busy}
            onClick={() => void make()}
          >
            {copy.make}
          </SubmitButton>
        )}
      </Flex>
      <Confirm
        open={asking !== null}
        title={asking === 'off' ? copy.offTitle : copy.renewTitle}
        question={asking === 'off' ? copy.offQuestion : copy.renewQuestion}
        confirmWords={asking === 'off' ? copy.off : copy.renew}
        busyWords={copy.busy}
        busy={isBusy}
        onConfirm={asking === 'off' ? end : make}
        onClose={() => setAsking(null)}
      />
    </Box>
  )
}
