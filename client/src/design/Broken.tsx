import { Box, chakra } from '@chakra-ui/react'
import { Component, type ReactNode } from 'react'
import { site } from '../words/site'
import { Button } from './Button'

type Props = {
  children: ReactNode
  /** Where the reader is: going elsewhere gives the page another chance. */
  place?: string
}
type State = { failed: boolean; place: string | undefined }

/** Catches what a page throws while it draws (specification section 2, Routes). React itself logs the cause. */
export class Broken extends Component<Props, State> {
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
