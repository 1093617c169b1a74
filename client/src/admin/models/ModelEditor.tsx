import { chakra } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ModelDetail } from '../../../../shared/modelRecord'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/Button'
import { buttonLook } from '../../design/buttonLook'
import { KeptPanel } from '../../design/KeptPanel'
import { LeaveGuard, LeaveQuestion } from '../../design/LeaveGuard'
import { Page } from '../../design/Page'
import { Tabs } from '../../design/Tabs'
import { useListQuery } from '../../lib/useListQuery'
import { adminModels } from '../../words/adminModels'
import { DeleteButton } from '../lists/DeleteButton'
import { RecordLead } from '../lists/RecordLead'
import { DeleteModel } from './DeleteModel'
import { ImagesTab } from './ImagesTab'
import { InviteTalent } from './InviteTalent'
import { isPart } from './modelDraft'
import { modelCode, modelName } from './modelName'
import { PartFacts } from './PartFacts'
import { PartForm } from './PartForm'
import { RatingsTab } from './RatingsTab'
import { Standing } from './Standing'
import { useModelForm } from './useModelForm'

const Outside = chakra('a', buttonLook)
const words = adminModels.detail
const TAB = { tab: 'info' }
type TabId = keyof typeof words.tabs
const isTab = (given: string): given is TabId => Object.hasOwn(words.tabs, given)

/** A model's page: how it stands, and five tabs with one Edit Profile between them. */
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
    edit.start(model)
  }
  const toggle = () => {
    if (!isPart(tab)) setFilters({ tab: 'info' })
    if (!isEditing) edit.start(model)
    else if (!isPart(tab)) return
    else if (edit.isDirty) return setAsking(true)
    setEditing(!isEditing)
  }
  return (
    <Page
      title={modelName(model)}
      dress="work"
      lead={<Lead detail={detail} />}
      actions={
        <>
          <Button look={isEditing && isPart(tab) ? 'outline' : 'solid'} onClick={toggle}>
            {isEditing && isPart(tab) ? words.cancel : words.edit}
          </Button>
          {model.isPublic && model.slug ? (
            <Outside href={paths.model(model.slug)} target="_blank" rel="noopener" look="outline">
              <ExternalLink aria-hidden />
              {words.publicPage}
            </Outside>
          ) : null}
          <DeleteButton onClick={() => setDeleting(true)}>{words.delete}</DeleteButton>
        </>
      }
    >
      <Standing model={model} />
      <Tabs
        label={words.tabsLabel}
        tabs={(Object.keys(words.tabs) as TabId[]).map((id) => ({ id, words: words.tabs[id] }))}
        value={tab}
        onChange={(next) => setFilters({ tab: next })}
      >
        {isPart(tab) ? (
          isEditing ? (
            <PartForm key={tab} part={tab} model={model} edit={edit} />
          ) : (
            <PartFacts part={tab} model={model} />
          )
        ) : null}
        <KeptPanel open={tab === 'ratings'}>
          <RatingsTab modelId={model.id} ratings={ratings} />
        </KeptPanel>
        <KeptPanel open={tab === 'images'}>
          <ImagesTab modelId={model.id} />
        </KeptPanel>
      </Tabs>
      <LeaveGuard isDirty={isEditing && edit.isDirty && !isLeft} />
      <LeaveQuestion open={isAsking} onLeave={stop} onStay={() => setAsking(false)} />
      {isDeleting ? (
        <DeleteModel
          model={model}
          onDone={() => {
            setLeft(true)
            navigate(paths.adminModels)
          }}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </Page>
  )
}

function Lead({ detail }: { detail: ModelDetail }) {
  const { model, user } = detail
  return (
    <RecordLead list={paths.adminModels} back={words.back}>
      <chakra.span textStyle="data">
        {words.code} {modelCode(model.id)}
      </chakra.span>
      <span>{model.hasAccount ? words.account(user.email) : words.noAccount}</span>
      {model.hasAccount ? null : <InviteTalent model={model} until={detail.invitedUntil} />}
    </RecordLead>
  )
}
