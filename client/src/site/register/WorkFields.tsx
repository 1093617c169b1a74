import { Box } from '@chakra-ui/react'
import { Problem } from '../../design/feedback/Problem'
import { FileDrop } from '../../design/form/FileDrop'
import { TextArea } from '../../design/form/TextArea'
import { TextField } from '../../design/form/TextField'
import { fieldOf } from '../../lib/forms/fieldOf'
import { FieldGroup } from '../booking/FieldGroup'
import { register as copy } from './copy'
import type { Registration } from './useRegistration'
import { WhatToSend } from './WhatToSend'

// Named types, because with `image/*` an iPhone sends HEIC instead of JPEG.
const ACCEPT =
  'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/quicktime,video/webm,application/pdf'
const WHOLE_ROW = '1 / -1'

export function WorkFields({ registration: { form, portfolio, held } }: { registration: Registration }) {
  const field = fieldOf(form)
  const { files, complaints, add, remove } = portfolio
  return (
    <>
      <FieldGroup title={copy.groups.work}>
        <WhatToSend display={{ lg: 'none' }} gridColumn={WHOLE_ROW} />
        <Box gridColumn={WHOLE_ROW}>
          <TextField
            label={copy.portfolioLink}
            help={copy.portfolioLinkHelp}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            {...field('portfolioLink')}
          />
        </Box>
        <Box gridColumn={WHOLE_ROW}>
          <FileDrop
            label={copy.files}
            name="portfolioFiles"
            help={copy.filesHelp}
            accept={ACCEPT}
            files={files}
            onFiles={(chosen) => add(chosen, form.getValues('portfolioLink').trim() !== '')}
            onRemove={remove}
            held={held}
          />
          {complaints.map((complaint) => (
            <Problem key={complaint} isSmall mt={2}>
              {complaint}
            </Problem>
          ))}
        </Box>
      </FieldGroup>
      <FieldGroup title={copy.groups.words}>
        <Box gridColumn={WHOLE_ROW}>
          <TextArea label={copy.bio} help={copy.bioHelp} required {...field('bio')} />
        </Box>
        <Box gridColumn={WHOLE_ROW}>
          <TextArea label={copy.reason} required {...field('reason')} />
        </Box>
      </FieldGroup>
    </>
  )
}
