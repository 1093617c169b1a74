import { useEffect } from 'react'
import { REPLAYED_PAGES } from '../../../../shared/paths'
import { ConsentBanner } from './ConsentBanner'
import { choose, useChoice, useReplayProject } from './choice'
import { leavesWithThePage } from './leavesWithThePage'
import { reloadWithNotice, showKeptNotice } from './reloadWithNotice'
import { forgetReplay, isRunning, startReplay } from './replayTag'

/** The page for which this document was loaded: its policy stays, wherever the router leads. */
function loadedPage(): string {
  const [document] = performance.getEntriesByType('navigation')
  return new URL(document?.name || location.href, location.href).pathname
}

/** Asks once on these pages, and loads the replay tag there only after consent (P5). */
export default function Consent({ path }: { path: string }) {
  const choice = useChoice()
  const project = useReplayProject()
  const mayRun = project !== null && choice === 'accepted' && REPLAYED_PAGES.includes(path)

  // First, because the next effect may keep a notice.
  useEffect(showKeptNotice, [])
  useEffect(() => {
    if (choice === 'refused') forgetReplay()
    // A loaded script cannot be unloaded, so reload the page without it.
    if (!mayRun && isRunning()) location.reload()
    if (!mayRun) return
    // The policy of any other page forbids the script.
    if (!REPLAYED_PAGES.includes(loadedPage())) return reloadWithNotice()
    startReplay(project)
    return leavesWithThePage(REPLAYED_PAGES)
  }, [mayRun, project, choice])

  if (project === null || choice !== null || !REPLAYED_PAGES.includes(path)) return null
  return (
    <ConsentBanner
      onChoose={(answer) => {
        choose(answer)
        // The pressed button disappears, so move the focus to the page.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    />
  )
}
