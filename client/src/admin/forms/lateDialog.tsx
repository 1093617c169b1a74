import { type ComponentType, useEffect } from 'react'
import { parts } from '../../copy/parts'
import { useLateCode } from '../../lib/loading/useLateCode'
import { tellFailed } from './tellFailed'

/** A dialog whose code is loaded when it is opened. Without a connection it closes, and a notice says why. */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function LateDialog(props) {
    const { loaded, isError } = useLateCode(load)
    // biome-ignore lint/correctness/useExhaustiveDependencies: only a failure is whenDone, not another onClose
    useEffect(() => {
      if (!isError) return
      tellFailed(parts.noResponse)
      props.onClose()
    }, [isError])
    return loaded ? <loaded.component {...props} /> : null
  }
}
