import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { shortDay } from '../../../../shared/format'
import type { OpportunityRecord, WholeOpportunity } from '../../../../shared/opportunities'
import { paths } from '../../../../shared/paths'
import { Banner } from '../../design/Banner'
import { LeaveGuard } from '../../design/LeaveGuard'
import { Page } from '../../design/Page'
import { StatusBadge } from '../../design/StatusBadge'
import { SubmitButton } from '../../design/SubmitButton'
import { Tabs } from '../../design/Tabs'
import { useListQuery } from '../../lib/useListQuery'
import { adminOpportunities } from '../../words/adminOpportunities'
import { DeskForm } from '../forms/DeskForm'
import { DeleteButton } from '../lists/DeleteButton'
import { RecordLead } from '../lists/RecordLead'
import { Applications } from './Applications'
import { CloseButton } from './CloseButton'
import { DeleteOpportunity } from './DeleteOpportunity'
import { OpportunityFields } from './OpportunityFields'
import { type OpportunityForm, useOpportunityForm } from './useOpportunityForm'

const words = adminOpportunities.detail
const TAB = { tab: 'applications' }

/** An opportunity's page: how it stands, who applied, and what it says. */
export function OpportunityEditor({ whole }: { whole: WholeOpportunity }) {
  const { opportunity, submissions } = whole
  const { filters, setFilters } = useListQuery(TAB)
  const tab = filters.tab === 'details' ? 'details' : 'applications'
  const edit = useOpportunityForm(opportunity)
  const [isDeleting, setDeleting] = useState(false)
  const [isLeft, setLeft] = useState(false)
  return (
    <Page
      title={opportunity.title}
      dress="work"
      lead={<Lead opportunity={opportunity} />}
      actions={
        <>
          <CloseButton opportunity={opportunity} />
          {submissions.length === 0 ? (
            <DeleteButton onClick={() => setDeleting(true)}>{words.delete}</DeleteButton>
          ) : null}
        </>
      }
    >
      <Tabs
        label={words.tabsLabel}
        tabs={[
          { id: 'applications', words: words.applications, count: opportunity.applications },
          { id: 'details', words: words.details },
        ]}
        value={tab}
        onChange={(next) => setFilters({ tab: next })}
      >
        {tab === 'details' ? <Details edit={edit} /> : <Applications whole={whole} />}
      </Tabs>
      <LeaveGuard isDirty={edit.isDirty && !isLeft} />
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

function Lead({ opportunity }: { opportunity: OpportunityRecord }) {
  const { company, type, location, postedAt, deadline, standing } = opportunity
  return (
    <RecordLead list={paths.adminOpportunities} back={words.back}>
      <span>{company}</span>
      <span>{type}</span>
      <span>{location}</span>
      <chakra.span textStyle="data">
        {words.posted(shortDay(postedAt))} {deadline ? words.until(shortDay(deadline)) : ''}
      </chakra.span>
      <StatusBadge of="opportunity" status={standing} />
    </RecordLead>
  )
}

function Details({ edit }: { edit: OpportunityForm }) {
  return (
    <DeskForm maxW="52rem" onSend={edit.save}>
      {edit.isClash ? (
        <Banner tone="error" mb={6}>
          {words.overtaken}
        </Banner>
      ) : null}
      <OpportunityFields form={edit.form} />
      <SubmitButton mt={6} busy={edit.isBusy} busyWords={words.saving} disabled={!edit.isDirty}>
        {words.save}
      </SubmitButton>
    </DeskForm>
  )
}
