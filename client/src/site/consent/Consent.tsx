import { useEffect } from 'react'
import { paths } from '../../../../shared/paths'
import { ConsentBanner } from './ConsentBanner'
import { choose, replayProject, useChoice } from './choice'
import { leavesWithThePage } from './leavesWithThePage'
import { forgetReplay, isRunning, startReplay } from './replayTag'

/** The two pages that may be recorded (specification section 1). */
const RECORDED: readonly string[] = [paths.home, paths.dashboard]

/** Asks once, where it matters, and loads the replay tag there only after consent (P5). */
export default function Consent({ path }: { path: string }) {
  const choice = useChoice()
  const project = replayProject()
  const mayRun = project !== null && choice === 'accepted' && RECORDED.includes(path)

  useEffect(() => {
    if (choice === 'refused') forgetReplay()
    // A script that was loaded cannot be unloaded: the page is loaded anew without it.
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
        // The pressed button goes with the question: the focus stays in the page it was asked on.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    />
  )
}
