import type { ClaimView } from '../../../../../../shared/desk/claims'
import { CheckField } from '../../../../design/form/CheckField'
import { desk } from '../../copy'
import type { JobDecisions } from '../useJobDecisions'

const copy = desk.job.inform

type Props = { claim: ClaimView; contact: string; decisions: JobDecisions }

/** Whether the client gets an email about each step of the options on a talent. */
export function KeepInformed({ claim, contact, decisions }: Props) {
  const { id: claimId, version, modelName, keepsClientInformed } = claim
  return (
    <CheckField
      label={copy.label(contact)}
      aria-label={`${copy.label(contact)}: ${modelName}`}
      checked={keepsClientInformed}
      onChange={({ currentTarget: { checked } }) => {
        const given = { claimId, version, keepsClientInformed: checked }
        decisions.decide({
          ask: (api) => api.claims.keepInformed.mutate(given),
          words: checked ? copy.on(contact) : copy.off(contact),
        })
      }}
    />
  )
}
