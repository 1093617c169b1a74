import { Box, chakra, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type MessageTexts, messageTexts, TEXT_WORDS } from '../../../../../shared/agency/messageTexts'
import { TEXT_LANGUAGES, TEXT_PURPOSES } from '../../../../../shared/agency/textPurposes'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { TextArea } from '../../../design/form/TextArea'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { StoredForm } from '../../forms/StoredForm'
import { Why } from '../../forms/Why'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { textSettings as copy, messages } from './copy'

/** The texts that bookers send, in each language. */
export default function TextsPage() {
  const answer = trpc.admin.deskSettings.texts.useQuery(undefined, adminQueryOptions)
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      <Why of={copy.title}>{copy.leadMore}</Why>
      {answer.data ? <TextsForm stored={answer.data} /> : <NotLoaded query={answer} copy={copy} />}
    </Page>
  )
}

function TextsForm({ stored }: { stored: MessageTexts }) {
  const utils = trpc.useUtils()
  const form = useForm({ resolver: zodResolver(messageTexts), defaultValues: stored })
  const { register, formState } = form
  const change = trpc.admin.deskSettings.changeTexts.useMutation()
  async function save(given: MessageTexts) {
    const next = await change.mutateAsync(given)
    utils.admin.deskSettings.texts.setData(undefined, next)
    return next
  }
  return (
    <StoredForm maxW="64rem" form={form} copy={copy} save={save}>
      {TEXT_PURPOSES.map((purpose) => (
        <Box key={purpose} as="section" aria-label={copy.purposes[purpose]} mb={6}>
          <chakra.h2 textStyle="subheading">{copy.purposes[purpose]}</chakra.h2>
          <chakra.p textStyle="small" color="fgQuiet" mb={3} overflowWrap="anywhere">
            {copy.words(TEXT_WORDS[purpose])}
          </chakra.p>
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap={4}>
            {TEXT_LANGUAGES.map((language) => (
              <TextArea
                key={language}
                label={messages.languages[language]}
                lang={language}
                rows={8}
                error={formState.errors[purpose]?.[language]?.message}
                {...register(`${purpose}.${language}`)}
              />
            ))}
          </Grid>
        </Box>
      ))}
    </StoredForm>
  )
}
