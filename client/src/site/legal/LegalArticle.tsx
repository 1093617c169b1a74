import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LEGAL_PATHS } from '../../../../shared/agency/legalPaths'
import type { LegalTextName } from '../../../../shared/agency/legalTexts'
import { localDay, longDay } from '../../../../shared/format'
import type { LegalText } from '../../copy/legalTexts'
import { ErrorState } from '../../design/feedback/ErrorState'
import { LoadingText } from '../../design/feedback/LoadingText'
import { Page } from '../../design/layout/Page'
import { withOwnText } from '../../lib/legalBlocks'
import { trpc } from '../../lib/trpc'
import { legal as copy } from './copy'
import { LegalDocument } from './LegalDocument'

type Props = {
  name: LegalTextName
  template: LegalText
  /** Extra content below a section, by its number from 1. */
  beneath?: Record<number, ReactNode>
}

/** What a legal page shows: the template, with the sections that the agency has written itself. */
export function LegalArticle({ name, template, beneath = {} }: Props) {
  const own = trpc.site.legal.read.useQuery({ name })
  const text = own.data && withOwnText(template, own.data)
  return (
    <Page
      title={template.title}
      lead={
        <>
          {template.lead}
          {text ? (
            // A browser with a wrong clock keeps the server's day.
            <chakra.p textStyle="data" color="fgQuiet" mt={4} suppressHydrationWarning>
              {copy.updated(longDay(text.changedOn), longDay(localDay(new Date())))}
            </chakra.p>
          ) : null}
        </>
      }
    >
      {text ? (
        <LegalDocument sections={text.sections} beneath={beneath} />
      ) : own.isError ? (
        <ErrorState address={LEGAL_PATHS[name]} onRetry={() => void own.refetch()}>
          {copy.failed}
        </ErrorState>
      ) : (
        <LoadingText>{copy.loading}</LoadingText>
      )}
    </Page>
  )
}
