import { Box, chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { DeskImported } from '../../../../../shared/desk/imports/deskImportLists'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { Problem } from '../../../design/feedback/Problem'
import { Page } from '../../../design/layout/Page'
import { SheetDrop } from '../../forms/sheets/SheetDrop'
import { BackToList } from '../../lists/records/RecordLead'
import { deskImport as copy } from './copy'
import { Forecast } from './Forecast'
import { ImportsList } from './ImportsList'
import { useDeskImport } from './useDeskImport'

/** Options, confirmed days and bookouts of an old sheet: choose it, answer what it leaves open, look at every line, import. */
export default function DeskImportPage() {
  const work = useDeskImport()
  const { forecast, imported, busy, startAgain } = work
  return (
    <Page
      variant="work"
      title={copy.title}
      back={<BackToList list={adminPaths.jobs}>{copy.back}</BackToList>}
      lead={imported ? undefined : copy.lead}
    >
      {/* Not a grid: in its own row of one the bar below the lines would not stick. */}
      <Flex direction="column" gap={10}>
        {imported ? (
          <Result imported={imported} onAgain={startAgain} />
        ) : (
          <>
            <Box maxW="52rem">
              <SheetDrop copy={copy} work={work} />
            </Box>
            {busy === 'reading' && !forecast ? <p role="status">{copy.reading}</p> : null}
            {forecast ? <Forecast forecast={forecast} work={work} /> : null}
          </>
        )}
        {forecast && !imported ? null : <ImportsList />}
      </Flex>
    </Page>
  )
}

const Result = ({ imported: { counts, left }, onAgain }: { imported: DeskImported; onAgain: () => void }) => (
  <Box maxW="52rem">
    <chakra.p role="status" fontWeight="semibold">
      {copy.done(counts)}
    </chakra.p>
    {counts.left > 0 ? <chakra.p mt={2}>{copy.leftOut(counts.left)}</chakra.p> : null}
    {left.length > 0 ? (
      <Box mt={2}>
        <Problem>{copy.meanwhile(left.join(', '))}</Problem>
      </Box>
    ) : null}
    <Flex gap={3} wrap="wrap" mt={6}>
      <LinkButton variant="primary" href={adminPaths.jobs}>
        {copy.jobs}
      </LinkButton>
      <LinkButton href={adminPaths.chart}>{copy.chart}</LinkButton>
      <Button variant="outline" onClick={onAgain}>
        {copy.another}
      </Button>
    </Flex>
  </Box>
)
