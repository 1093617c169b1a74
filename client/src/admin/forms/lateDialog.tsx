import { type ComponentType, useEffect, useRef, useState } from 'react'
import { parts } from '../../copy/parts'
import { tellFailed } from './tellFailed'

/**
 * A dialog whose code is loaded when it is opened. Without a connection it closes and a notice says why, where React's
 * `lazy` would take the whole page away.
 */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function LateDialog(props) {
    const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | null>(null)
    const close = useRef(props.onClose)
    useEffect(() => {
      close.current = props.onClose
    })
    useEffect(() => {
      let isOpen = true
      const refuse = () => {
        if (!isOpen) return
        tellFailed(parts.noResponse)
        close.current()
      }
      void load().then(({ default: component }) => setLoaded({ component }), refuse)
      return () => {
        isOpen = false
      }
    }, [])
    return loaded ? <loaded.component {...props} /> : null
  }
}
