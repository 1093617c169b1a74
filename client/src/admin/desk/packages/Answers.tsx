import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskMoment } from '../../../../../shared/desk/dayWords'
import { PICKS } from '../../../../../shared/desk/packages/packageLists'
import type { PackageColumn, PackageRecord } from '../../../../../shared/desk/packages/packageViews'
import { dotted } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { failedBecause, Problem } from '../../../design/feedback/Problem'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { Picture } from '../../../design/media/Picture'
import { freshKey } from '../../../lib/forms/idempotency'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { useDownload } from '../../../lib/useDownload'
import { lateDialog } from '../../forms/lateDialog'
import { answers as copy, one as sheetWords } from './copy'
import { PASTE } from './paste'

const PasteDialog = lateDialog(() => import('./PasteDialog'))
const FACE_PX = '32px'
const BOX = { border: '1px solid', borderColor: 'fg', pt: '2px', pb: '5px' }
/** As the marks of the chart: a green foot is a yes, a striped one a yes with a condition. */
const PICK_MARKS = {
  yes: { ...BOX, fontWeight: 'bold', boxShadow: 'inset 0 -4px {colors.green}' },
  maybe: {
    ...BOX,
    background:
      'repeating-linear-gradient(90deg, {colors.yellow} 0 6px, {colors.fg} 6px 8px) 0 100% / 100% 4px no-repeat',
  },
  no: { color: 'fgQuiet' },
}
const Cell = chakra('td', {
  base: { py: 2, pr: 4, borderTopWidth: '1px', borderColor: 'hairline', verticalAlign: 'middle' },
})

/** What each person picked, side by side, and the yeses to put on option. */
export function Answers({ pack }: { pack: PackageRecord }) {
  const utils = trpc.useUtils()
  const [isPasting, setPasting] = useState(`?${useSearch()}` === PASTE)
  const { id, columns, entries, removed } = pack
  const looked = trpc.desk.packages.lookAt.useMutation({
    onSuccess() {
      void utils.desk.packages.list.invalidate()
      void utils.desk.today.invalidate()
    },
  })
  const { mutate: look } = looked
  const print = useDownload({
    address: '/exports/package.pdf',
    method: 'POST',
    body: { id, withPicks: true },
    failed: sheetWords.noFile.pdf,
    failedText: copy.tryAgain,
  })
  const isSent = columns.some(({ sentAt }) => sentAt !== null)
  useEffect(() => {
    if (isSent) look({ id })
  }, [isSent, id, look])
  const picksOf = (number: number) =>
    columns.flatMap(({ picks }) => picks.find((each) => each.number === number)?.pick ?? [])
  const faces = [...entries, ...removed].toSorted((a, b) => a.number - b.number)
  // A removed face keeps its answers, not its picture.
  const faceOf = (number: number) => entries.find((entry) => entry.number === number)?.face ?? null
  const yeses = entries.filter(({ number, modelId }) => modelId !== null && picksOf(number).includes('yes'))
  return (
    <Box as="section" mb={10}>
      <Flex align="center" gap={3} wrap="wrap" mb={3}>
        <chakra.h2 textStyle="subheading" mr="auto">
          {copy.title}
        </chakra.h2>
        <Options pack={pack} numbers={yeses.map(({ number }) => number)} />
        {columns.some(({ picks, text }) => picks.length > 0 || text) ? (
          <SubmitButton variant="outline" busy={print.isBusy} busyWords={copy.print} onClick={print.save}>
            {copy.print}
          </SubmitButton>
        ) : null}
        <Button variant="outline" onClick={() => setPasting(true)}>
          {copy.paste}
        </Button>
      </Flex>
      {columns.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Box overflowX="auto" tabIndex={0} role="region" aria-label={copy.title}>
          <chakra.table w="full" textAlign="start">
            <thead>
              <tr>
                <chakra.th textAlign="start">{copy.face}</chakra.th>
                {columns.map((column) => (
                  <chakra.th
                    key={column.key}
                    minW={{ base: '7rem', md: '9rem' }}
                    textAlign="start"
                    pr={4}
                    fontWeight="semibold"
                    dir="auto"
                  >
                    {column.name}
                    <chakra.span display="block" fontWeight="normal" color="fgQuiet" textStyle="small">
                      {stateOf(column)}
                    </chakra.span>
                  </chakra.th>
                ))}
                <chakra.th textAlign="end">{copy.together}</chakra.th>
              </tr>
            </thead>
            <tbody>
              {faces.map(({ number, name }) => (
                <tr key={number}>
                  <Cell whiteSpace="nowrap">
                    <Flex align="center" gap={2}>
                      <Box width={FACE_PX} flex="none">
                        <Picture picture={faceOf(number)} alt="" sizes={FACE_PX} ratio="1" />
                      </Box>
                      <span>
                        <b>{number}</b> {name}
                      </span>
                    </Flex>
                  </Cell>
                  {columns.map((column) => (
                    <PickCell key={column.key} column={column} number={number} />
                  ))}
                  <Cell textAlign="end" pr={0}>
                    {together(picksOf(number))}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </Box>
      )}
      {columns.map(({ key, name, text }) =>
        text ? (
          <chakra.p key={key} mt={2} dir="auto" overflowWrap="anywhere">
            <b>{name}:</b> “{text}”
          </chakra.p>
        ) : null,
      )}
      {isPasting ? <PasteDialog pack={pack} onClose={() => setPasting(false)} /> : null}
    </Box>
  )
}

const stateOf = ({ sentAt, isSeen, isGroup }: PackageColumn) =>
  dotted([sentAt ? copy.sent(deskMoment(sentAt)) : isSeen ? copy.seen : copy.notYet, isGroup && copy.group])

function together(picks: readonly string[]) {
  const count = (pick: string) => picks.filter((each) => each === pick).length
  const parts = PICKS.flatMap((pick) => (count(pick) > 0 ? `${count(pick)} ${pick}` : []))
  if (parts.length === 0) return <chakra.span color="fgQuiet">{copy.open}</chakra.span>
  return count('yes') > 1 ? <b>{dotted(parts)}</b> : dotted(parts)
}

function PickCell({ column, number }: { column: PackageColumn; number: number }) {
  const found = column.picks.find((each) => each.number === number)
  return (
    <Cell>
      {found?.pick ? (
        <chakra.span
          textStyle="data"
          display="inline-block"
          minW="3.75rem"
          textAlign="center"
          css={PICK_MARKS[found.pick]}
        >
          {copy.picks[found.pick]}
        </chakra.span>
      ) : (
        '–'
      )}
      {found?.words ? <chakra.span dir="auto"> “{found.words}”</chakra.span> : null}
    </Cell>
  )
}

function Options({ pack, numbers }: { pack: PackageRecord; numbers: number[] }) {
  const utils = trpc.useUtils()
  const [decisionKey, renew] = useState(freshKey)
  const place = trpc.desk.packages.placeOptions.useMutation({
    onSuccess({ package: record }) {
      renew(freshKey())
      utils.desk.packages.get.setData({ id: record.id }, record)
      void utils.desk.jobs.invalidate()
    },
  })
  const undo = trpc.desk.undoMany.useMutation({
    onSuccess() {
      place.reset()
      notifySuccess(copy.undone)
      void utils.desk.jobs.invalidate()
    },
  })
  const { data } = place
  if (data)
    return (
      <Flex role="status" align="center" gap={3} wrap="wrap">
        <span>
          {copy.placed(data.done.length, data.jobNumber)}
          {data.refused.map(({ id, why }) => (
            <chakra.span key={id} display="block" color="danger">
              {why}
            </chakra.span>
          ))}
        </span>
        <LinkButton href={adminPaths.job(data.jobNumber)}>{data.jobNumber}</LinkButton>
        {data.done.length > 0 ? (
          <Button
            variant="outline"
            disabled={undo.isPending}
            onClick={() => undo.mutate({ decisionIds: data.done.map(({ decisionId }) => decisionId) })}
          >
            {copy.undo}
          </Button>
        ) : null}
      </Flex>
    )
  return (
    <>
      <Problem>{failedBecause(copy.failed, place.error)}</Problem>
      {numbers.length > 0 ? (
        <Button
          variant="primary"
          disabled={place.isPending}
          onClick={() => place.mutate({ id: pack.id, numbers, decisionKey })}
        >
          {place.isPending ? copy.placing : copy.options(numbers.length)}
        </Button>
      ) : null}
    </>
  )
}
