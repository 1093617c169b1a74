import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { shortDay } from '../../../../../shared/format'
import type { OpportunityRecord, WholeOpportunity } from '../../../../../shared/talent/opportunities'
import { EditConflictPanel } from '../../../design/feedback/EditConflictPanel'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { Page } from '../../../design/layout/Page'
import { Tabs } from '../../../design/layout/Tabs'
import { useListQuery } from '../../../lib/useListQuery'
import { RecordForm } from '../../forms/RecordForm'
import { DeleteButton } from '../../lists/records/DeleteButton'
import { BackToList, RecordLead } from '../../lists/records/RecordLead'
import { CloseButton } from './CloseButton'
import { adminOpportunities } from './copy'
import { DeleteOpportunity } from './DeleteOpportunity'
import { OpportunityApplications } from './OpportunityApplications'
import { OpportunityFields } from './OpportunityFields'
import { type OpportunityForm, useOpportunityForm } from './useOpportunityForm'

const copy = adminOpportunities.detail
const TAB = { tab: 'applications' }

export function OpportunityEditor({ whole }: { whole: WholeOpportunity }) {
  const { opportunity, applications } = whole
  const { filters, setFilters } = useListQuery(TAB)
  const tab = filters.tab === 'details' ? 'details' : 'applications'
  const edit = useOpportunityForm(opportunity)
  const [isDeleting, setDeleting] = useState(false)
  const [isLeft, setLeft] = useState(false)
  return (
    <Page
      title={opportunity.title}
      variant="work"
      back={<BackToList list={adminPaths.opportunities}>{copy.back}</BackToList>}
      badge={<StatusBadge of="opportunity" status={opportunity.standing} />}
      lead={<OpportunitySubtitle opportunity={opportunity} />}
      actions={
        <>
          <CloseButton opportunity={opportunity} />
          {applications.length === 0 ? (
            <DeleteButton onClick={() => setDeleting(true)}>{copy.delete}</DeleteButton>
          ) : null}
        </>
      }
    >
      <Tabs
        label={copy.tabsLabel}
        tabs={[
          { id: 'applications', words: copy.applications, count: opportunity.applications },
          { id: 'details', words: copy.details },
        ]}
        value={tab}
        onChange={(next) => setFilters({ tab: next })}
      >
        {tab === 'details' ? <Details edit={edit} /> : <OpportunityApplications whole={whole} />}
      </Tabs>
      <UnsavedChangesGuard isDirty={edit.isDirty && !isLeft} />
      {isDeleting ? (
        <DeleteOpportunity
          opportunity={opportunity}
          onLeave={() => setLeft(true)}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </Page>
  )
}

function OpportunitySubtitle({ opportunity }: { opportunity: OpportunityRecord }) {
  const { company, type, location, postedAt, deadline } = opportunity
  return (
    <RecordLead>
      <span>{company}</span>
      <span>{type}</span>
      <span>{location}</span>
      <chakra.span textStyle="data">
        {copy.posted(shortDay(postedAt))} {deadline ? copy.until(shortDay(deadline)) : ''}
      </chakra.span>
    </RecordLead>
  )
}

function Details({ edit: { form, edit, save, isBusy, isDirty } }: { edit: OpportunityForm }) {
  return (
    <RecordForm maxW="52rem" onSend={save}>
      <OpportunityFields form={form} />
      <EditConflictPanel edit={edit} labelOf={(field) => adminOpportunities.fields[field]} onSave={save} />
      <SubmitButton mt={6} busy={isBusy} busyWords={copy.saving} disabled={!isDirty}>
        {copy.save}
      </SubmitButton>
    </RecordForm>
  )
}
