import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { OwnPasskey, OwnPasskeys } from '../../../../../shared/access/passkeys'
import { shortDay, shortMoment } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { trpc } from '../../../lib/trpc'
import { Explained } from '../../forms/Why'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { passkeys as copy } from '../passkeys.copy'
import { AuditRow } from '../team/AuditRow'
import { AddPasskeyDialog } from './AddPasskeyDialog'
import { hasPasskeys } from './browserPasskeys'
import { DeletePasskeyDialog } from './DeletePasskeyDialog'
import { RenamePasskeyDialog } from './RenamePasskeyDialog'
import { useRenewSignIn } from './useRenewSignIn'

type Asked = { what: 'add' } | { what: 'rename' | 'delete'; passkey: OwnPasskey }

/** The user's own passkeys: added, named and deleted here. */
export function Passkeys() {
  const answer = trpc.admin.passkeys.list.useQuery(undefined, adminQueryOptions)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const renew = useRenewSignIn()
  return (
    <Box as="section" aria-label={copy.title}>
      <chakra.h2 textStyle="subheading" mb={3}>
        {copy.title}
      </chakra.h2>
      {answer.data ? <List own={answer.data} onAsk={setAsked} /> : <NotLoaded query={answer} copy={copy} />}
      {asked?.what === 'add' ? <AddPasskeyDialog onDone={renew} onClose={close} /> : null}
      {asked?.what === 'rename' ? (
        <RenamePasskeyDialog passkey={asked.passkey} onDone={renew} onClose={close} />
      ) : null}
      {asked?.what === 'delete' ? (
        <DeletePasskeyDialog passkey={asked.passkey} onDone={renew} onClose={close} />
      ) : null}
    </Box>
  )
}

type ListProps = { own: OwnPasskeys; onAsk: (what: Asked) => void }

function List({ own: { passkeys, isPossible }, onAsk }: ListProps) {
  const obstacle = isPossible ? (hasPasskeys() ? null : copy.noBrowser) : copy.noSite
  return (
    <>
      <Explained
        of={copy.title}
        more={passkeys.length === 0 ? `${copy.leadMore} ${copy.onceYouHaveOne}` : copy.leadMore}
        mb={4}
      >
        {copy.lead}
      </Explained>
      {passkeys.length === 0 ? (
        <chakra.p mb={4}>{copy.none}</chakra.p>
      ) : (
        <chakra.ul role="list" mb={4}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onAsk={onAsk} />
          ))}
        </chakra.ul>
      )}
      {obstacle === null ? (
        <Button variant="outline" onClick={() => onAsk({ what: 'add' })}>
          {copy.add.title}
        </Button>
      ) : (
        <chakra.p textStyle="small">{obstacle}</chakra.p>
      )}
    </>
  )
}

function Row({ passkey, onAsk }: { passkey: OwnPasskey; onAsk: (what: Asked) => void }) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <AuditRow
      deed={
        <Flex gap={2} wrap="wrap">
          <Button
            variant="outline"
            size="small"
            aria-label={copy.rename.of(name)}
            onClick={() => onAsk({ what: 'rename', passkey })}
          >
            {copy.rename.label}
          </Button>
          <Button
            variant="outline"
            size="small"
            aria-label={copy.remove.of(name)}
            onClick={() => onAsk({ what: 'delete', passkey })}
          >
            {copy.remove.label}
          </Button>
        </Flex>
      }
    >
      <chakra.span fontWeight="semibold" display="block" overflowWrap="anywhere">
        {name}
      </chakra.span>
      <chakra.span textStyle="data" color="fgQuiet">
        {copy.added(shortDay(createdAt))}, {lastUsedAt ? copy.used(shortMoment(lastUsedAt)) : copy.unused}
      </chakra.span>
    </AuditRow>
  )
}
