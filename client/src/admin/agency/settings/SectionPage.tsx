import { Box, Grid } from '@chakra-ui/react'
import { Redirect, useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { EDITED_SECTIONS, type EditedSection } from '../../../../../shared/agency/agencySettings'
import { isLegalText } from '../../../../../shared/agency/legalTexts'
import { LatePart } from '../../../design/feedback/LatePart'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { OnlySuperadmin } from '../../access/team/OnlySuperadmin'
import { Why } from '../../forms/Why'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { adminSettings as copy } from './copy'
import { SectionForm } from './SectionForm'
import { SectionLinks } from './SectionLinks'

// It brings the texts of the templates along.
const loadLegalText = () => import('./legal/LegalTextForm')

/** One section of what the agency says of itself; an unknown one leads to the list. */
export default function SectionPage() {
  const { section: given = '' } = useParams<{ section: string }>()
  const section = EDITED_SECTIONS.find((each) => each === given)
  if (!section) return <Redirect to={adminPaths.settings} replace />
  return <Section key={section} section={section} />
}

function Section({ section }: { section: EditedSection }) {
  const answer = trpc.admin.settings.get.useQuery({ section }, adminQueryOptions)
  const { title, about, more } = copy.sections[section]
  if (parseApiError(answer.error).status === 403) return <OnlySuperadmin title={title} />
  return (
    <Page
      title={title}
      variant="work"
      back={<BackToList list={adminPaths.settings}>{copy.back}</BackToList>}
      lead={
        <>
          {about}
          {more ? <Why of={title}>{more}</Why> : null}
        </>
      }
    >
      <Grid
        gap={8}
        alignItems={{ lg: 'start' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }}
      >
        <SectionLinks current={section} />
        <Box minW={0}>
          {answer.data ? (
            isLegalText(section) ? (
              <LatePart load={loadLegalText} loading={copy.loading}>
                {(LegalTextForm) => <LegalTextForm name={section} record={answer.data} />}
              </LatePart>
            ) : (
              <SectionForm record={answer.data} />
            )
          ) : (
            <NotLoaded query={answer} copy={copy} />
          )}
        </Box>
      </Grid>
    </Page>
  )
}
