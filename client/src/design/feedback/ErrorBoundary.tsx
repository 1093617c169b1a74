import { Component, type ReactNode } from 'react'
import { site } from '../../copy/site'
import { Button } from '../actions/Button'
import { Page } from '../layout/Page'

type Props = {
  children: ReactNode
  /** The current address: a change resets the error. */
  place?: string
}
type State = { failed: boolean; place: string | undefined }

/** Catches rendering errors of a page. React logs the cause. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State) {
    return props.place === state.place ? null : { failed: false, place: props.place }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page role="alert" title={site.broken.title} lead={site.broken.more} minH="60vh">
        <Button onClick={() => location.reload()}>{site.broken.reload}</Button>
      </Page>
    )
  }
}
