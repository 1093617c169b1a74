import { Box, chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { SheetReceipts } from '../../../../../shared/desk/callSheets/sheetViews'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { TextLink } from '../../../design/actions/TextLink'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { FaceImage } from '../../../design/media/FaceImage'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { thumbInLine } from '../../lists/thumbInLine'
import { jobReceipts as copy, people } from './copy'
import { knowsTheCall, Outcome } from './Recipients'
import { VoucherButton } from './VoucherButton'

const FACE_PX = 32
/** More recipients than this are folded. */
const OPEN_MAX = 12

/** On the page of a job: who got each call sheet, and who has seen and read it. Nothing before the first issue. */
export function JobReceipts({ number }: { number: string }) {
  const answer = trpc.desk.callSheets.receipts.useQuery({ job: number }, adminQueryOptions)
  const { data } = answer
  if (answer.isError && !data)
    return (
      <PageSection title={copy.title}>
        <NotLoaded query={answer} copy={copy} />
      </PageSection>
    )
  if (!data || data.length === 0) return null
  return (
    <PageSection title={copy.title}>
      {data.map((each) => (
        <OfDate key={each.dateId} number={number} receipts={each} />
      ))}
    </PageSection>
  )
}

type Props = { number: string; receipts: SheetReceipts }

function OfDate({ number, receipts: { dateId, day, number: sheet, recipients, hasVoucher } }: Props) {
  const read = recipients.filter(knowsTheCall)
  return (
    <chakra.details open={recipients.length <= OPEN_MAX} mb={3}>
      <chakra.summary
        minH={{ base: 'touch', md: 8 }}
        py={1}
        cursor="pointer"
        borderBottom="1px solid"
        borderColor="hairline"
      >
        <TextLink {...thumbInLine} href={adminPaths.callSheet(number, dateId)}>
          {copy.sheet(sheet, deskDay(day))}
        </TextLink>{' '}
        <chakra.span textStyle="data" color="fgQuiet">
          {people.count(read.length, recipients.length, sheet)}
        </chakra.span>
      </chakra.summary>
      {hasVoucher ? <VoucherButton job={number} dateId={dateId} /> : null}
      {recipients.map((each) => (
        <Flex
          key={each.key}
          role="group"
          aria-label={each.name}
          columnGap={4}
          align="center"
          wrap="wrap"
          py={1}
          borderBottom="1px solid"
          borderColor="hairline"
        >
          <FaceImage face={each.face} name={each.name} px={FACE_PX} />
          <Box flex="1 1 9rem" minW={0} overflowWrap="anywhere">
            <strong>{each.name}</strong>{' '}
            <chakra.span textStyle="small" color="fgQuiet">
              {each.call ? copy.call(each.call) : each.function}
            </chakra.span>
          </Box>
          <Outcome recipient={each} />
        </Flex>
      ))}
    </chakra.details>
  )
}
