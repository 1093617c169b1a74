import { useEffect, useState } from 'react'
import type { SectionRecord } from '../../../../../../shared/agency/agencySettings'
import { localDay } from '../../../../../../shared/format'
import type { PageQuery } from '../../../../../../shared/pages/pageQueries'
import { pages } from '../../../../../../shared/pages/pages'
import { trpc } from '../../../../lib/trpc'
import { useAgency } from '../../../../lib/useAgency'
import type { Draft } from '../sectionDraft'
import type { PreviewedDocument } from './drawPreview'
import { drafted, type PreviewedPage } from './previewPages'

/** A page with what is typed in a section's form; null until what it shows besides is loaded. */
export function usePreviewedPage(page: PreviewedPage, record: SectionRecord, typed: Draft) {
  const agency = useAgency()
  const utils = trpc.useUtils()
  const [drawn, setDrawn] = useState<PreviewedDocument | null>(null)
  useEffect(() => {
    const { site } = utils
    let isOld = false
    const ask = async (path: PageQuery['path'], answer: Promise<unknown>) => [{ path, data: await answer }]
    /** What the page would otherwise ask for after it is drawn. */
    async function besides(): Promise<PageQuery[]> {
      const asked = {
        home: [
          ask('site.home.slides', site.home.slides.ensureData()),
          ask('site.models.featured', site.models.featured.ensureData()),
        ],
        about: [ask('site.models.featured', site.models.featured.ensureData())],
        bookModel: [ask('site.models.choices', site.models.choices.ensureData())],
      }[page as string]
      // Without an answer the page asks itself.
      const answers = await Promise.allSettled(asked ?? [])
      return answers.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    }
    void besides().then((answers) => {
      if (isOld) return
      const draft = drafted(agency, record.section, typed, record.value, localDay(new Date()))
      // The draft comes last: the later answer to the same query counts.
      setDrawn({ ...draft, path: pages[page].path, queries: [...answers, ...draft.queries] })
    })
    return () => {
      isOld = true
    }
  }, [page, record, typed, agency, utils])
  return drawn
}
