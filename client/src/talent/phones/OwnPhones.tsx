import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { PUSH_KINDS, type PushDevice, type PushDevices } from '../../../../shared/access/push'
import { shortMoment } from '../../../../shared/format'
import { browserName } from '../../copy/browserName'
import { Button } from '../../design/actions/Button'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { SubmitButton } from '../../design/form/SubmitButton'
import { Switch } from '../../design/form/Switch'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { isApple } from '../jobs/homeScreen'
import { phones as copy } from './copy'
import { canBeTold, subscribe, thisPhone, unsubscribe } from './push'

/** Whether this phone is told of jobs, and which others of the talent are. Nothing is asked before a press. */
export default function OwnPhones() {
  const answer = trpc.talent.push.list.useQuery(undefined, refetchOnReturn)
  const { data } = answer
  const here = useQuery({
    queryKey: ['this phone', data],
    queryFn: () => thisPhone(data?.publicKey ?? ''),
    enabled: data !== undefined,
    networkMode: 'always',
  })
  if (!data || here.isPending)
    return <NotLoaded query={answer} copy={{ failed: copy.loadFailed, loading: copy.loading }} />
  return <Phones {...data} here={here.data ?? null} />
}

function Phones({ publicKey, devices, here }: PushDevices & { here: string | null }) {
  const utils = trpc.useUtils()
  const failed = () => notifyFailure(copy.failed, copy.failedText)
  const keep = {
    onSuccess: (now: PushDevices) => utils.talent.push.list.setData(undefined, now),
    onError: failed,
  }
  const add = trpc.talent.push.add.useMutation(keep)
  const remove = trpc.talent.push.remove.useMutation(keep)
  const [isAsking, setAsking] = useState(false)
  const own = devices.find(({ id }) => id === here)
  const isOn = own !== undefined
  useSeen(devices.length > 0)

  async function turnOn() {
    setAsking(true)
    try {
      const given = await subscribe(publicKey)
      if (given === null) notifyFailure(copy.blocked, copy.blockedText)
      else if (await add.mutateAsync(given).catch(() => null)) notifySuccess(copy.done)
    } catch {
      failed()
    }
    setAsking(false)
  }
  async function turnOff(id: string) {
    if (!(await remove.mutateAsync({ id }).catch(() => null))) return
    if (id === here) await unsubscribe()
    notifySuccess(id === here ? copy.off : copy.offOther)
  }

  const others = devices.filter(({ id }) => id !== here)
  return (
    <Flex direction="column" align="start" gap={4}>
      <chakra.p maxW="measure">{isOn ? `${copy.on} ${copy.onMore}` : copy.text}</chakra.p>
      {!canBeTold() ? (
        <chakra.p maxW="measure" color="fgQuiet">
          {isApple() ? copy.apple : copy.unable}
        </chakra.p>
      ) : isOn && here !== null ? (
        <Button variant="outline" size="touch" disabled={remove.isPending} onClick={() => void turnOff(here)}>
          {copy.turnOff}
        </Button>
      ) : (
        <SubmitButton
          variant="outline"
          busy={isAsking}
          busyWords={copy.turningOn}
          onClick={() => void turnOn()}
        >
          {copy.turnOn}
        </SubmitButton>
      )}
      {own ? <Kinds device={own} /> : null}
      {others.length > 0 ? (
        <Box w="full" maxW="form">
          <chakra.h3 fontWeight="semibold">{copy.others}</chakra.h3>
          <chakra.ul role="list">
            {others.map((device) => (
              <OtherPhone
                key={device.id}
                device={device}
                isBusy={remove.isPending}
                onEnd={() => void turnOff(device.id)}
              />
            ))}
          </chakra.ul>
        </Box>
      ) : null}
    </Flex>
  )
}

/** Tells the server, each time she comes to this page, that she sees what her phones told her. */
function useSeen(isTold: boolean) {
  const { mutate } = trpc.talent.push.seen.useMutation()
  useEffect(() => {
    const tell = () => (isTold && document.visibilityState === 'visible' ? mutate() : undefined)
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [isTold, mutate])
}

/** A switch for each kind of line that this phone gets. */
function Kinds({ device: { id, off } }: { device: PushDevice }) {
  const utils = trpc.useUtils()
  const choose = trpc.talent.push.choose.useMutation({
    onSuccess: (now) => utils.talent.push.list.setData(undefined, now),
    onError: () => notifyFailure(copy.failed, copy.failedText),
  })
  return (
    <Box w="full" maxW="form">
      <chakra.h3 fontWeight="semibold">{copy.kinds}</chakra.h3>
      <chakra.ul role="list">
        {PUSH_KINDS.map((kind) => {
          const isSaving = choose.isPending && choose.variables.kind === kind
          return (
            <Line key={kind} name={copy.kind[kind]}>
              <Switch
                label={copy.kind[kind]}
                on={isSaving ? choose.variables.isOn : !off.includes(kind)}
                copy={copy.onOff}
                busy={choose.isPending}
                isTouch
                onChange={(isOn) => choose.mutate({ id, kind, isOn })}
              />
            </Line>
          )
        })}
      </chakra.ul>
    </Box>
  )
}

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Flex
    as="li"
    justify="space-between"
    align="center"
    gap={4}
    py={2}
    borderBottom="1px solid"
    borderColor="hairline"
  >
    <span>{name}</span>
    {children}
  </Flex>
)

type OtherProps = { device: PushDevice; isBusy: boolean; onEnd: () => void }

function OtherPhone({ device, isBusy, onEnd }: OtherProps) {
  const name = browserName(device.userAgent) ?? copy.unknown
  return (
    <Line
      name={
        <>
          {name}, <chakra.span color="fgQuiet">{copy.since(shortMoment(device.createdAt))}</chakra.span>
        </>
      }
    >
      <Button variant="outline" size="touch" aria-label={copy.endOf(name)} disabled={isBusy} onClick={onEnd}>
        {copy.end}
      </Button>
    </Line>
  )
}
