import { Box, chakra, Flex } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { PackageLinkMade, PackageRecord } from '../../../../../shared/desk/packages/packageViews'
import { Button } from '../../../design/actions/Button'
import { failedBecause, Problem } from '../../../design/feedback/Problem'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { trpc } from '../../../lib/trpc'
import { HandOver } from '../../forms/HandOver'
import { TypedDialog } from '../../forms/TypedDialog'
import { useFirstField } from '../../forms/useFirstField'
import { sending as copy } from './copy'

type Props = { pack: PackageRecord; onClose: () => void }

/** Makes a link for a person or a group, and hands its text over: WhatsApp first, then mail, then to copy. */
export default function SendDialog({ pack, onClose }: Props) {
  const utils = trpc.useUtils()
  const [made, setMade] = useState<PackageLinkMade | null>(null)
  const [typed, type] = useState({ contactId: pack.contacts[0]?.id ?? '', name: '', kind: 'person' })
  const fields = useFirstField<HTMLFormElement>()
  const show = (next: PackageLinkMade) => {
    setMade(next)
    utils.desk.packages.get.setData({ id: pack.id }, next.package)
    void utils.desk.packages.list.invalidate()
  }
  const add = trpc.desk.packages.addLink.useMutation({ onSuccess: show })
  const renew = trpc.desk.packages.renewLink.useMutation({ onSuccess: show })
  const revoke = trpc.desk.packages.revokeLink.useMutation({
    onSuccess: (record) => utils.desk.packages.get.setData({ id: pack.id }, record),
  })
  const failed = add.error ?? renew.error ?? revoke.error
  const { id } = pack
  const kind = typed.kind === 'group' ? 'group' : 'person'
  const isNamed = kind === 'group' || typed.contactId !== '' || typed.name.trim() !== ''
  return (
    <TypedDialog title={copy.title} onClose={onClose}>
      <Problem mb={3}>{failedBecause(copy.failed, failed)}</Problem>
      {made ? (
        <Made made={made} onAnother={() => setMade(null)} />
      ) : (
        <chakra.form
          ref={fields}
          noValidate
          display="grid"
          gap={4}
          onSubmit={(event) => {
            event.preventDefault()
            const contactId = kind === 'person' ? typed.contactId : ''
            add.mutate({ id, kind, contactId, name: typed.name })
          }}
        >
          <SelectField
            label={copy.to}
            value={typed.kind}
            choices={[
              { value: 'person', words: copy.person },
              { value: 'group', words: copy.group },
            ]}
            onChange={(event) => type({ ...typed, kind: event.target.value })}
          />
          {kind === 'person' && pack.contacts.length > 0 ? (
            <SelectField
              label={copy.contact}
              value={typed.contactId}
              choices={[
                ...pack.contacts.map((contact) => ({ value: contact.id, words: contact.name })),
                { value: '', words: copy.noContact },
              ]}
              onChange={(event) => type({ ...typed, contactId: event.target.value })}
            />
          ) : null}
          {kind === 'group' || typed.contactId === '' ? (
            <TextField
              label={copy.name}
              value={typed.name}
              onChange={(event) => type({ ...typed, name: event.target.value })}
            />
          ) : null}
          <Button type="submit" variant="primary" justifySelf="start" disabled={!isNamed || add.isPending}>
            {add.isPending ? copy.busy : copy.make}
          </Button>
        </chakra.form>
      )}
      <chakra.h3 textStyle="label" mt={6} mb={2}>
        {copy.links}
      </chakra.h3>
      {pack.links.length === 0 ? <p>{copy.noLinks}</p> : null}
      {pack.links.map((link) => (
        <Flex key={link.id} align="center" columnGap={5} py={1} wrap="wrap">
          <chakra.span flex={1} minW={0} overflowWrap="anywhere">
            <b>{link.name}</b>{' '}
            <chakra.span color="fgQuiet">
              {link.isRevoked ? copy.revoked : link.isSeen ? copy.seen : copy.notYet}
            </chakra.span>
          </chakra.span>
          <Button variant="quiet" size="touch" px={0} onClick={() => renew.mutate({ id, linkId: link.id })}>
            {copy.renew}
          </Button>
          {link.isRevoked ? null : (
            <Button
              variant="quiet"
              size="touch"
              px={0}
              onClick={() => revoke.mutate({ id, linkId: link.id })}
            >
              {copy.revoke}
            </Button>
          )}
        </Flex>
      ))}
    </TypedDialog>
  )
}

function Made({ made, onAnother }: { made: PackageLinkMade; onAnother: () => void }) {
  const { phone, email } = made.link
  const part = useRef<HTMLDivElement>(null)
  // The form with the button that was pressed has gone: one goes on with the first way.
  useLayoutEffect(() => part.current?.querySelector('a')?.focus(), [])
  return (
    <Box ref={part}>
      <HandOver text={made.text} phone={phone} email={email} subject={made.package.title}>
        {(text) => (
          <>
            {'share' in navigator ? (
              <Button variant="outline" onClick={() => void navigator.share({ text }).catch(() => undefined)}>
                {copy.share}
              </Button>
            ) : null}
            <Button variant="quiet" px={0} onClick={onAnother}>
              {copy.another}
            </Button>
          </>
        )}
      </HandOver>
      <chakra.p color="fgQuiet">{copy.once}</chakra.p>
    </Box>
  )
}
