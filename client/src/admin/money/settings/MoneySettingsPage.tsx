import { Box, Grid } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { settings as copy } from '../copy'
import { PayingTalents } from '../statements/PayingTalents'
import { NumbersInDoubt } from './NumbersInDoubt'
import { OfPapers } from './OfPapers'
import { TaxCodes } from './TaxCodes'
import { WithholdingCodes } from './WithholdingCodes'

/** What papers say of the agency, and what they go by; for superadmins. */
export default function MoneySettingsPage() {
  const answer = trpc.admin.moneySettings.get.useQuery(undefined, adminQueryOptions)
  return (
    <Page
      title={copy.title}
      variant="work"
      lead={copy.lead}
      back={<BackToList list={adminPaths.money}>{copy.back}</BackToList>}
    >
      {answer.data ? (
        <Grid gap={12} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
          {answer.data.inDoubt ? (
            <Box gridColumn="1 / -1" minW={0}>
              <NumbersInDoubt {...answer.data.inDoubt} />
            </Box>
          ) : null}
          <Grid gap={12} alignContent="start" minW={0}>
            <OfPapers record={answer.data} />
          </Grid>
          <Grid gap={12} alignContent="start" minW={0}>
            <TaxCodes codes={answer.data.taxCodes} />
            <WithholdingCodes codes={answer.data.withholdingCodes} />
            <PayingTalents />
          </Grid>
        </Grid>
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
    </Page>
  )
}
