import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { GENDERS } from '../../../../../shared/lists'
import { type NewModel, newModel } from '../../../../../shared/roster/modelRecord'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { CheckField } from '../../../design/form/CheckField'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { Page } from '../../../design/layout/Page'
import { htmlNameOf, withHtmlName } from '../../../lib/forms/htmlName'
import { profileProblem } from '../../../lib/forms/profileProblem'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { FormActions } from '../../forms/FormActions'
import { RecordForm } from '../../forms/RecordForm'
import { tellFormFailed } from '../../forms/tellFailed'
import { useTellInvited } from '../../lists/records/useTellInvited'
import { adminModels } from './copy'

const copy = adminModels.create
const EMPTY = {
  name: '',
  stageName: '',
  gender: '',
  dateOfBirth: '',
  city: '',
  email: '',
  phone: '',
  isOnboarded: true,
  invite: false,
}
type Given = typeof EMPTY

/** Validates the text fields with the schema and reports all errors at once. */
const resolver: Resolver<Given, unknown, NewModel> = (given) => {
  const { data, error } = newModel.safeParse(given)
  if (data) return { values: data, errors: {} }
  const errors: FieldErrors<Given> = {}
  for (const name of Object.keys(EMPTY) as (keyof Given)[]) {
    const message = profileProblem(name, String(given[name]), error.issues)
    if (message) errors[name] = { type: 'custom', message }
  }
  return { values: {}, errors }
}

/** Creates a model, with or without an invitation. */
export default function NewModelPage() {
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const [isDone, setDone] = useState(false)
  const form = useForm({ resolver, defaultValues: EMPTY })
  const { register, handleSubmit, formState } = form
  const { errors, isDirty } = formState
  const { notEmailed } = useTellInvited()
  const create = trpc.admin.models.create.useMutation({
    onSuccess({ id }, { invite, email }) {
      setDone(true)
      void utils.admin.models.list.invalidate()
      void utils.admin.models.cities.invalidate()
      const to = invite && typeof email === 'string' ? email : null
      notifySuccess(copy.done, to === null ? copy.notInvited : (notEmailed(to) ?? copy.invited(to)))
      navigate(adminPaths.model(id))
    },
    onError: tellFormFailed(form, copy.failed),
  })
  const field = (name: Exclude<keyof Given, 'isOnboarded' | 'invite'>) => ({
    error: errors[name]?.message,
    ...withHtmlName(register(name), htmlNameOf(name)),
  })
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      <RecordForm maxW="52rem" onSend={handleSubmit((given) => create.mutateAsync(given))}>
        <Grid gap={5} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          <TextField label={copy.name} required autoComplete="off" {...field('name')} />
          <TextField label={copy.stageName} required autoComplete="off" {...field('stageName')} />
          <SelectField
            label={copy.gender}
            placeholder={copy.chooseGender}
            choices={GENDERS.map((value) => ({ value, words: adminModels.genders[value] }))}
            {...field('gender')}
          />
          <TextField label={copy.born} type="date" {...field('dateOfBirth')} />
          <TextField label={copy.city} autoComplete="off" {...field('city')} />
          <TextField label={copy.phone} type="tel" autoComplete="off" {...field('phone')} />
          <TextField label={copy.email} type="email" autoComplete="off" {...field('email')} />
        </Grid>
        <Box mt={4}>
          <CheckField label={copy.invite} {...register('invite')} />
          <CheckField
            label={copy.complete}
            {...withHtmlName(register('isOnboarded'), htmlNameOf('isOnboarded'))}
          />
        </Box>
        <FormActions copy={copy} isBusy={create.isPending} list={adminPaths.models} mt={5} />
      </RecordForm>
      <UnsavedChangesGuard isDirty={isDirty && !isDone} />
    </Page>
  )
}
