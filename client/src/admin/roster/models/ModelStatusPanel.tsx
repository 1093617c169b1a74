import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useMutationState } from '@tanstack/react-query'
import { getMutationKey } from '@trpc/react-query'
import { type ReactNode, useId } from 'react'
import { AVAILABILITIES, WORK_TYPES } from '../../../../../shared/lists'
import { messages } from '../../../../../shared/messages'
import { facePicture } from '../../../../../shared/roster/facePicture'
import type { ModelRecord } from '../../../../../shared/roster/modelRecord'
import { Badge } from '../../../design/feedback/Badge'
import { CheckField } from '../../../design/form/CheckField'
import { SelectField } from '../../../design/form/SelectField'
import { Switch } from '../../../design/form/Switch'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellFailed } from '../../forms/tellFailed'
import { AssignSwitch } from './AssignSwitch'
import { adminModels } from './copy'
import { ModelPicture } from './images/ModelPicture'
import { ModelBoards } from './ModelBoards'
import { modelName } from './modelName'
import { OpenWork } from './OpenWork'
import { useModelCache } from './useModelCache'

const copy = adminModels.standing

/** Saves changes one after the other, and shows the model as it will be once all are saved. */
function useStanding(model: ModelRecord) {
  const cache = useModelCache()
  const { mutate } = trpc.admin.models.saveStanding.useMutation({
    scope: { id: `standing ${model.id}` },
    onSuccess(saved) {
      notifySuccess(adminModels.detail.saved.standing)
      return cache.keep(saved)
    },
    onError: () => tellFailed(messages.admin.infoFailed),
  })
  const underWay = useMutationState({
    filters: { mutationKey: getMutationKey(trpc.admin.models.saveStanding), status: 'pending' },
    select: ({ state }) => state.variables as Parameters<typeof mutate>[0],
  })
  const shown: ModelRecord = Object.assign({}, model, ...underWay.filter(({ id }) => id === model.id))
  return {
    shown,
    change: (facts: Omit<Parameters<typeof mutate>[0], 'id'>) => mutate({ id: model.id, ...facts }),
  }
}

/** The model's status switches; each saves at once. */
export function ModelStatusPanel({ model }: { model: ModelRecord }) {
  const id = useId()
  const name = modelName(model)
  const { shown, change } = useStanding(model)
  const cache = useModelCache()
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '8.5rem minmax(0, 1fr)' }}
      columnGap={6}
      borderTop="1px solid"
      borderColor="fg"
      pt={3}
      pb={6}
      mb={4}
    >
      <Box display={{ base: 'none', md: 'block' }}>
        <ModelPicture
          picture={facePicture(model.images)}
          alt=""
          sizes="8.5rem"
          renew={() => cache.renew(model.id)}
        />
      </Box>
      <Box minW={0}>
        <chakra.h2 id={id} textStyle="label" color="fgQuiet">
          {copy.title}
        </chakra.h2>
        <Flex as="p" role="status" columnGap={3} rowGap={1} wrap="wrap" align="center" mt={2}>
          <Badge tone={model.isPublic ? 'green' : 'grey'}>
            {model.isPublic ? copy.isPublic : copy.isNot}
          </Badge>
          {model.isPublic ? null : <span>{copy.isMissing(missing(model))}</span>}
        </Flex>
        <Flex columnGap={8} rowGap={2} wrap="wrap" align="center" mt={3}>
          <Labelled label={copy.assigned}>
            <AssignSwitch model={model} />
          </Labelled>
          <Labelled label={copy.onboarded}>
            <Switch
              label={`${copy.onboarded}: ${name}`}
              on={shown.isOnboarded}
              copy={copy.onboardedWords}
              onChange={(isOnboarded) => change({ isOnboarded })}
            />
          </Labelled>
          <Labelled label={copy.featured}>
            <Switch
              label={`${copy.featured}: ${name}`}
              on={shown.isFeatured}
              copy={copy.featuredWords}
              onChange={(isFeatured) => change({ isFeatured })}
            />
          </Labelled>
        </Flex>
        {shown.isActive ? null : <OpenWork modelId={model.id} lead={copy.openWork(name)} />}
        <Flex columnGap={8} rowGap={4} wrap="wrap" align="start" mt={4}>
          <Box minW="min(12rem, 100%)">
            <SelectField
              label={copy.availability}
              value={shown.availability}
              choices={AVAILABILITIES.map((value) => ({ value, words: copy.availabilities[value] }))}
              onChoose={(availability) => change({ availability })}
            />
          </Box>
          <WorkTypes chosen={shown.workTypes} onChange={(workTypes) => change({ workTypes })} />
          <ModelBoards model={model} />
        </Flex>
      </Box>
    </Grid>
  )
}

type WorkProps = { chosen: ModelRecord['workTypes']; onChange: (chosen: ModelRecord['workTypes']) => void }

const WorkTypes = ({ chosen, onChange }: WorkProps) => (
  <chakra.fieldset minW={0} flex={{ base: '1 1 100%', md: '0 1 auto' }}>
    <chakra.legend textStyle="label" mb={1.5}>
      {copy.work}
    </chakra.legend>
    <Box
      display={{ base: 'grid', md: 'flex' }}
      // Two columns while every label fits on one line.
      gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
      columnGap={{ base: 3, md: 5 }}
      flexWrap="wrap"
    >
      {WORK_TYPES.map((type) => (
        <CheckField
          key={type}
          label={type}
          checked={chosen.includes(type)}
          onChange={(event) => {
            const isWanted = event.currentTarget.checked
            onChange(WORK_TYPES.filter((each) => (each === type ? isWanted : chosen.includes(each))))
          }}
        />
      ))}
    </Box>
  </chakra.fieldset>
)

/** A switch's own words are only its state: “Available” alone could mean the roster or the calendar. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    {/* The switch has its accessible name already. */}
    <chakra.span aria-hidden textStyle="label" display="block">
      {label}
    </chakra.span>
    {children}
  </Box>
)

function missing({ isActive, isOnboarded, stageName }: ModelRecord): string {
  const parts = [
    !isActive && copy.missing.assigned,
    !isOnboarded && copy.missing.onboarded,
    stageName === null && copy.missing.stageName,
  ]
  return parts.filter(Boolean).join(', ')
}
