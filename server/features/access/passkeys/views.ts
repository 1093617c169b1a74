import type { OwnPasskey } from '../../../../shared/access/passkeys'
import type { PasskeyRow } from './proof.repository'

export const ownPasskeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): OwnPasskey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
})
