import { Box, chakra } from '@chakra-ui/react'
import { FileDrop } from '../../design/FileDrop'
import { TextArea } from '../../design/TextArea'
import { TextField } from '../../design/TextField'
import { register as words } from '../../words/register'
import { FieldGroup } from '../booking/FieldGroup'
import type { Registration } from './useRegistration'
import { WhatToSend } from './WhatToSend'

// Named, not `image/*`: then an iPhone sends JPEG in place of HEIC.
const ACCEPT =
  'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/quicktime,video/webm,application/pdf'
const WHOLE_ROW = '1 / -1'

/** The link, the files and the two texts. */
export function WorkFields({ registration: { form, errors, portfolio } }: { registration: Registration }) {
  const { register, getValues } = form
  const { files, complaints, add, remove } = portfolio
  return (
    <>
      <FieldGroup title={words.groups.work}>
        <WhatToSend display={{ lg: 'none' }} gridColumn={WHOLE_ROW} />
        <Box gridColumn={WHOLE_ROW}>
          <TextField
            label={words.portfolioLink}
            help={words.portfolioLinkHelp}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            error={errors.portfolioLink?.message}
            {...register('portfolioLink')}
          />
        </Box>
        <Box gridColumn={WHOLE_ROW}>
          <FileDrop
            label={words.files}
            help={words.filesHelp}
            accept={ACCEPT}
            files={files}
            onFiles={(chosen) => add(chosen, getValues('portfolioLink').trim() !== '')}
            onRemove={remove}
          />
          <div role="alert">
            {complaints.map((complaint) => (
              <chakra.p key={complaint} textStyle="small" fontWeight="semibold" color="danger" mt={2}>
                {complaint}
              </chakra.p>
            ))}
          </div>
        </Box>
      </FieldGroup>
      <FieldGroup title={words.groups.words}>
        <Box gridColumn={WHOLE_ROW}>
          <TextArea
            label={words.bio}
            help={words.bioHelp}
            required
            error={errors.bio?.message}
            {...register('bio')}
          />
        </Box>
        <Box gridColumn={WHOLE_ROW}>
          <TextArea label={words.reason} required error={errors.reason?.message} {...register('reason')} />
        </Box>
      </FieldGroup>
    </>
  )
}
