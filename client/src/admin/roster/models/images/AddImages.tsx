import { Box, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isIntimate, type PictureType } from '../../../../../../shared/lists'
import { messages } from '../../../../../../shared/messages'
import { newImage } from '../../../../../../shared/roster/images'
import type { PortfolioItem } from '../../../../../../shared/roster/portfolio'
import { UnsavedChangesGuard } from '../../../../design/feedback/UnsavedChangesGuard'
import { CheckField } from '../../../../design/form/CheckField'
import { FileDrop } from '../../../../design/form/FileDrop'
import { SelectField } from '../../../../design/form/SelectField'
import { SubmitButton } from '../../../../design/form/SubmitButton'
import { TextField } from '../../../../design/form/TextField'
import { notifySuccess } from '../../../../lib/notify'
import { trpc } from '../../../../lib/trpc'
import { RecordForm } from '../../../forms/RecordForm'
import { tellFailed } from '../../../forms/tellFailed'
import { adminModels } from '../copy'
import { typeChoices } from './pictureTypes'
import { ACCEPTED, useImageUploads } from './useImageUploads'

const copy = adminModels.images
const address = newImage.pick({ url: true })
type Props = { modelId: string; onImages: (images: PortfolioItem[]) => void; onUploaded: () => void }

/** Adds pictures to a model: a type, then files or a web address. */
export function AddImages({ modelId, onImages, onUploaded }: Props) {
  const [type, setType] = useState<PictureType>('gallery')
  const [isLocked, setLocked] = useState(false)
  const uploads = useImageUploads(modelId, onUploaded)
  const locked = isLocked || isIntimate(type)
  return (
    <Grid gap={6} alignContent="start">
      <Grid gap={1}>
        <SelectField label={copy.type} name="type" value={type} choices={typeChoices} onChoose={setType} />
        <CheckField
          label={isIntimate(type) ? copy.alwaysLocked : copy.locked}
          name="is_locked"
          checked={locked}
          disabled={isIntimate(type)}
          onChange={(event) => setLocked(event.currentTarget.checked)}
        />
      </Grid>
      <FileDrop
        label={copy.upload}
        help={copy.uploadHelp}
        accept={ACCEPTED}
        files={uploads.lines}
        onFiles={(files) => void uploads.add(files, { type, isLocked: locked })}
        onRemove={uploads.remove}
      />
      <UnsavedChangesGuard isDirty={uploads.isUploading} because="sending" />
      <ByAddress modelId={modelId} type={type} isLocked={locked} onImages={onImages} />
    </Grid>
  )
}

type ByAddressProps = { modelId: string; type: PictureType; isLocked: boolean; onImages: Props['onImages'] }

function ByAddress({ modelId, type, isLocked, onImages }: ByAddressProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(address),
    defaultValues: { url: '' },
  })
  const add = trpc.admin.images.add.useMutation({
    onSuccess(images) {
      onImages(images)
      reset()
      notifySuccess(copy.added)
    },
    onError(failure) {
      if (failure.data) setError('url', { message: failure.message }, { shouldFocus: true })
      tellFailed(messages.admin.imageFailed)
    },
  })
  return (
    <RecordForm onSend={handleSubmit(({ url }) => add.mutateAsync({ id: modelId, url, type, isLocked }))}>
      <TextField
        label={copy.url}
        help={copy.urlHelp}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        error={formState.errors.url?.message}
        {...register('url')}
      />
      <Box mt={4}>
        <SubmitButton
          variant="outline"
          busy={add.isPending}
          busyWords={copy.adding}
          disabled={!formState.isDirty}
        >
          {copy.addByAddress}
        </SubmitButton>
      </Box>
    </RecordForm>
  )
}
