import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { GENDERS } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import { type NewModel, newModel } from '../../../../shared/modelRecord'
import { paths } from '../../../../shared/paths'
import { CheckField } from '../../design/CheckField'
import { LeaveGuard } from '../../design/LeaveGuard'
import { Page } from '../../design/Page'
import { SelectField } from '../../design/SelectField'
import { TextField } from '../../design/TextField'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { profileProblem } from '../../lib/profileProblem'
import { showRefused } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminModels } from '../../words/adminModels'
import { CreateFoot } from '../forms/CreateFoot'
import { DeskForm } from '../forms/DeskForm'

const words = adminModels.create
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

/** The form holds texts, the schema reads them; what is wrong is said all at once. */
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

/** A model that the agency makes itself, with an invitation for its person or without. */
export default function NewModelPage() {
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const [isDone, setDone] = useState(false)
  const form = useForm({ resolver, defaultValues: EMPTY })
  const { register, handleSubmit, formState } = form
  const { errors, isDirty } = formState
  const create = trpc.admin.models.create.useMutation({
    onSuccess({ id }, { invite, email }) {
      setDone(true)
      void utils.admin.models.list.invalidate()
      void utils.admin.models.cities.invalidate()
      notifySuccess(words.done, invite && typeof email === 'string' ? words.invited(email) : words.notInvited)
      navigate(paths.adminModel(id))
    },
    onError(error) {
      showRefused(form, error)
      notifyFailure(messages.admin.error, words.failed)
    },
  })
  const field = (name: Exclude<keyof Given, 'isOnboarded' | 'invite'>) => ({
    error: errors[name]?.message,
    ...register(name),
  })
  return (
    <Page title={words.title} dress="work" lead={words.lead}>
      <DeskForm maxW="52rem" onSend={handleSubmit((given) => create.mutateAsync(given))}>
        <Grid gap={5} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          <TextField label={words.name} required autoComplete="off" {...field('name')} />
          <TextField label={words.stageName} required autoComplete="off" {...field('stageName')} />
          <SelectField
            label={words.gender}
            placeholder={words.chooseGender}
            choices={GENDERS.map((value) => ({ value, words: adminModels.genders[value] }))}
            {...field('gender')}
          />
          <TextField label={words.born} type="date" {...field('dateOfBirth')} />
          <TextField label={words.city} autoComplete="off" {...field('city')} />
          <TextField label={words.phone} type="tel" autoComplete="off" {...field('phone')} />
          <TextField label={words.email} type="email" autoComplete="off" {...field('email')} />
        </Grid>
        <Box mt={4}>
          <CheckField label={words.invite} {...register('invite')} />
          <CheckField label={words.complete} {...register('isOnboarded')} />
        </Box>
        <CreateFoot words={words} isBusy={create.isPending} list={paths.adminModels} mt={5} />
      </DeskForm>
      <LeaveGuard isDirty={isDirty && !isDone} />
    </Page>
  )
}
