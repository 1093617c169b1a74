import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { fetchCode } from '../../lib/loading/fetchCode'
import { serverAnswers } from '../../lib/loading/serverAnswers'
import { reloadToHeading } from '../../lib/navigation/routeFocus'
import { NoConnection } from '../feedback/NoConnection'
import { PageLoading } from '../feedback/PageLoading'

/** Drawn around a page that brings its own frame, until its code is there; `isLost` once it did not come. */
export type PageFrame = ComponentType<{ isLost: boolean; children: ReactNode }>
export type LazyPage = ComponentType<{ frame?: PageFrame | undefined }> & { preload: () => Promise<unknown> }

/**
 * A page whose code is loaded on demand; `preload` runs when a link is hovered. A loaded page renders at once, where
 * React's `lazy` would always suspend first. Without a connection it can be tried again; code that is broken or gone
 * is an error of the page.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let there: ComponentType | null = null
  const preload = async () => {
    const page = await fetchCode(load)
    there = page.default
    return page
  }
  function Page({ frame: Frame }: { frame?: PageFrame | undefined }) {
    // Chosen once: a page must not remount when its code arrives between two renders.
    const [page, setPage] = useState(() => there && { is: there })
    const [isLost, setLost] = useState(false)
    const [broken, setBroken] = useState<{ error: unknown } | null>(null)

    const open = async (whenBroken: (error: unknown) => void) => {
      try {
        const { default: is } = await preload()
        setPage({ is })
      } catch (error) {
        if (await serverAnswers()) whenBroken(error)
        else setLost(true)
      }
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, a page does not change its code
    useEffect(() => {
      if (page === null) void open((error) => setBroken({ error }))
    }, [])

    if (broken) throw broken.error
    if (page) return <page.is />
    const inside = isLost ? (
      // A browser that remembers the failed import gets the page as a whole.
      <NoConnection onRetry={() => open(reloadToHeading)} />
    ) : (
      <PageLoading />
    )
    return Frame ? <Frame isLost={isLost}>{inside}</Frame> : inside
  }
  return Object.assign(Page, { preload })
}
