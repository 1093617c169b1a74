import { Box, chakra } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { paths } from '../../../../../shared/paths'
import type { ModelDetail } from '../../../../../shared/roster/modelRecord'
import { Button } from '../../../design/actions/Button'
import { buttonStyles } from '../../../design/actions/buttonStyles'
import { LatePart } from '../../../design/feedback/LatePart'
import { UnsavedChangesDialog, UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { LazyTabPanel } from '../../../design/layout/LazyTabPanel'
import { Page } from '../../../design/layout/Page'
import { Tabs } from '../../../design/layout/Tabs'
import { useListQuery } from '../../../lib/useListQuery'
import { DeleteButton } from '../../lists/records/DeleteButton'
import { BackToList, RecordLead } from '../../lists/records/RecordLead'
import { ChangeContact } from './ChangeContact'
import { adminModels } from './copy'
import { DeleteModel } from './DeleteModel'
import { InviteTalent } from './InviteTalent'
import { ModelStatusPanel } from './ModelStatusPanel'
import { isPart } from './modelDraft'
import { modelCode, modelName } from './modelName'
import { PartFacts } from './PartFacts'
import { PartForm } from './PartForm'
import { PrivateSection } from './PrivateSection'
import { RatingsTab } from './RatingsTab'
import { useModelForm } from './useModelForm'

const loadImages = () => import('./images/ImagesTab')
const loadMessages = () => import('./TalentMessages')
const Outside = chakra('a', buttonStyles)
const copy = adminModels.detail
const TAB = { tab: 'info' }
type TabId = keyof typeof copy.tabs
const isTab = (given: string): given is TabId => Object.hasOwn(copy.tabs, given)

/** The model's status panel, and five tabs that share one edit mode. */
export function ModelEditor({ detail }: { detail: ModelDetail }) {
  const { model, ratings } = detail
  const [, navigate] = useLocation()
  const { filters, setFilters } = useListQuery(TAB)
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const edit = useModelForm(model)
  const tab: TabId = isTab(filters.tab) ? filters.tab : 'info'
  const stop = () => {
    setEditing(false)
    setAsking(false)
    edit.start()
  }
  const toggle = () => {
    if (!isPart(tab)) setFilters({ tab: 'info' })
    if (!isEditing) edit.start()
    else if (!isPart(tab)) return
    else if (edit.isDirty) return setAsking(true)
    setEditing(!isEditing)
  }
  return (
    <Page
      title={modelName(model)}
      variant="work"
      back={<BackToList list={adminPaths.models}>{copy.back}</BackToList>}
      lead={<ModelSubtitle detail={detail} />}
      actions={
        <>
          {isEditing && isPart(tab) ? null : <Button onClick={toggle}>{copy.edit}</Button>}
          {model.isPublic && model.slug ? (
            <Outside href={paths.model(model.slug)} target="_blank" rel="noopener" variant="outline">
              <ExternalLink aria-hidden />
              {copy.publicPage}
            </Outside>
          ) : null}
          <DeleteButton onClick={() => setDeleting(true)}>{copy.delete}</DeleteButton>
        </>
      }
    >
      <ModelStatusPanel model={model} />
      <PrivateSection model={model} />
      {model.hasAccount ? (
        <LatePart load={loadMessages} loading={<Box minH="touch" pb={2} mb={4} />}>
          {(TalentMessages) => <TalentMessages model={model} />}
        </LatePart>
      ) : null}
      <Tabs
        label={copy.tabsLabel}
        tabs={(Object.keys(copy.tabs) as TabId[]).map((id) => ({ id, words: copy.tabs[id] }))}
        value={tab}
        onChange={(next) => setFilters({ tab: next })}
      >
        {isPart(tab) ? (
          isEditing ? (
            <PartForm key={tab} part={tab} model={model} edit={edit} onCancel={toggle} />
          ) : (
            <PartFacts part={tab} model={model} />
          )
        ) : null}
        <LazyTabPanel open={tab === 'ratings'}>
          <RatingsTab modelId={model.id} ratings={ratings} />
        </LazyTabPanel>
        <LazyTabPanel open={tab === 'images'}>
          <LatePart load={loadImages} loading={copy.loading}>
            {(ImagesTab) => <ImagesTab modelId={model.id} />}
          </LatePart>
        </LazyTabPanel>
      </Tabs>
      <UnsavedChangesGuard isDirty={isEditing && edit.isDirty && !isLeft} />
      <UnsavedChangesDialog open={isAsking} onLeave={stop} onStay={() => setAsking(false)} />
      {isDeleting ? (
        <DeleteModel
          model={model}
          onDone={() => {
            setLeft(true)
            navigate(adminPaths.models)
          }}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </Page>
  )
}

function ModelSubtitle({ detail }: { detail: ModelDetail }) {
  const { model, user } = detail
  return (
    <RecordLead>
      <chakra.span textStyle="data">
        {copy.code} {modelCode(model.id)}
      </chakra.span>
      <span>{model.hasAccount ? copy.account(user.email) : copy.noAccount}</span>
      {model.hasAccount ? null : (
        <>
          <ChangeContact model={model} />
          <InviteTalent model={model} until={detail.invitedUntil} />
        </>
      )}
    </RecordLead>
  )
}
