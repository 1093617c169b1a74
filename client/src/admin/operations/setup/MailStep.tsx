import { SectionPart } from './SectionPart'
import { StepForm } from './StepForm'

/** The mail server, with its test. */
export const MailStep = () => (
  <StepForm step="mail">
    <SectionPart section="mailServer" />
  </StepForm>
)
