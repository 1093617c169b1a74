import type { OwnPasskey } from '../../../shared/passkeys'
import type { PasskeyRow } from '../passkeyProof/repository'

export const ownPasskeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): OwnPasskey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
})
