import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useContext } from 'react'
import type { EditedSection, SectionRecord } from '../../../../../shared/agency/agencySettings'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { trpc } from '../../../lib/trpc'
import { adminSettings } from '../../agency/settings/copy'
import { SectionInputs } from '../../agency/settings/fields/SectionInputs'
import { WithPreview } from '../../agency/settings/preview/WithPreview'
import { RestoredDraft } from '../../agency/settings/RestoredDraft'
import { type SectionEdit, useSectionForm } from '../../agency/settings/useSectionForm'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { StepParts, useStepPart, useStepWait } from './stepParts'

type Props = {
  section: EditedSection
  /** The names of the fields that this step shows; all without it. */
  only?: readonly string[]
  /** Values that nobody has chosen, by field: they are not shown, so that the field is filled in. */
  unchosen?: Readonly<Record<string, string | number>>
  title?: string
  more?: string
  /** Whether the pages that show the section can be looked at beside the inputs. */
  hasPreview?: boolean
  /** Below the inputs. */
  children?: (edited: SectionEdit) => ReactNode
}

/** Fields of a section of the settings inside a step: the same inputs, rules and versions as on its own page. */
export function SectionPart({ section, title, more, ...shown }: Props) {
  const answer = trpc.admin.settings.get.useQuery({ section }, adminQueryOptions)
  useStepWait(!answer.data)
  return (
    <Box as="section" aria-label={title} mb={10}>
      {title ? (
        <chakra.h2 textStyle="subheading" mb={more ? 1 : 4}>
          {title}
        </chakra.h2>
      ) : null}
      {more ? (
        <chakra.p color="fgQuiet" maxW="measure" mb={4}>
          {more}
        </chakra.p>
      ) : null}
      {answer.data ? (
        <Inputs record={answer.data} {...shown} />
      ) : (
        <NotLoaded query={answer} copy={adminSettings} />
      )}
    </Box>
  )
}

type InputsProps = Pick<Props, 'only' | 'unchosen' | 'hasPreview' | 'children'> & { record: SectionRecord }

function Inputs({ record, only, unchosen = {}, hasPreview = false, children }: InputsProps) {
  const open = Object.entries(record.value).filter(([name, value]) => value === unchosen[name])
  // As if they were stored empty: a step that nobody has touched is left without a question.
  const emptied = Object.fromEntries(open.map(([name]) => [name, '']))
  const { goOn } = useContext(StepParts)
  const section = useSectionForm({ ...record, value: { ...record.value, ...emptied } } as SectionRecord, {
    place: 'setup',
  })
  const edited = {
    ...section,
    async saveUnchecked() {
      const isSaved = await section.saveUnchecked()
      if (isSaved) goOn()
      return isSaved
    },
  }
  const { form, isDirty, save } = edited
  const isUntouched = !isDirty && open.length === 0
  useStepPart(
    async () => isUntouched || (await save()),
    async () => {
      let isRight = isUntouched
      if (!isUntouched)
        await form.handleSubmit(() => {
          isRight = true
        })()
      return isRight
    },
  )
  const inputs = (
    <>
      <RestoredDraft edited={edited} />
      <SectionInputs record={record} edited={edited} {...(only && { only })} />
      {children?.(edited)}
    </>
  )
  return hasPreview ? (
    <WithPreview record={record} form={form}>
      {inputs}
    </WithPreview>
  ) : (
    inputs
  )
}
