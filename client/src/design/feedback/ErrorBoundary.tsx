import { Box, chakra } from '@chakra-ui/react'
import { Component, type ReactNode } from 'react'
import { site } from '../../copy/site'
import { Button } from '../actions/Button'

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
      <Box role="alert" px="gutter" py={{ base: 16, md: 32 }} minH="60vh">
        <chakra.h1 textStyle="heading" maxW="16ch">
          {site.broken.title}
        </chakra.h1>
        <chakra.p textStyle="lead" mt={4} mb={8} maxW="measure">
          {site.broken.more}
        </chakra.p>
        <Button onClick={() => location.reload()}>{site.broken.reload}</Button>
      </Box>
    )
  }
}
