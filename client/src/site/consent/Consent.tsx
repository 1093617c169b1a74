import { useEffect } from 'react'
import { paths } from '../../../../shared/paths'
import { ConsentBanner } from './ConsentBanner'
import { choose, useChoice, useReplayProject } from './choice'
import { leavesWithThePage } from './leavesWithThePage'
import { forgetReplay, isRunning, startReplay } from './replayTag'

/** The only pages that may be recorded. */
const RECORDED: readonly string[] = [paths.home, paths.dashboard]

/** Asks once on these pages, and loads the replay tag there only after consent (P5). */
export default function Consent({ path }: { path: string }) {
  const choice = useChoice()
  const project = useReplayProject()
  const mayRun = project !== null && choice === 'accepted' && RECORDED.includes(path)

  useEffect(() => {
    if (choice === 'refused') forgetReplay()
    // A loaded script cannot be unloaded, so reload the page without it.
    if (!mayRun && isRunning()) location.reload()
    if (!mayRun) return
    startReplay(project)
    return leavesWithThePage(RECORDED)
  }, [mayRun, project, choice])

  if (project === null || choice !== null || !RECORDED.includes(path)) return null
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
