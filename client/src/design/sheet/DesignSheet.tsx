import { Page } from '../layout/Page'
import { FormSheet } from './FormSheet'
import { FrameSheet } from './FrameSheet'
import { TypeSheet } from './TypeSheet'
import { WorkSheet } from './WorkSheet'

/** A page with every design component, served by the development server only. */
export default function DesignSheet() {
  return (
    <Page title="All parts on one page" lead="Copy from here before drawing a new one.">
      <TypeSheet />
      <FrameSheet />
      <FormSheet />
      <WorkSheet />
    </Page>
  )
}
