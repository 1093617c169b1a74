import { Page } from '../Page'
import { FormSheet } from './FormSheet'
import { FrameSheet } from './FrameSheet'
import { TypeSheet } from './TypeSheet'
import { WorkSheet } from './WorkSheet'

/** Every part of the house, once, for the people who build with them. Served by the development server only. */
export default function DesignSheet() {
  return (
    <Page title="The whole house on one sheet" lead="Every part, once. Copy from here before drawing anew.">
      <TypeSheet />
      <FrameSheet />
      <FormSheet />
      <WorkSheet />
    </Page>
  )
}
