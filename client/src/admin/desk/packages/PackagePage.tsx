import { Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { wholeDates } from '../../../../../shared/desk/dayWords'
import type { PackageRecord } from '../../../../../shared/desk/packages/packageViews'
import { dotted } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { sayFailed } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { thumbInLine } from '../../lists/thumbInLine'
import { MeanwhileOnPage } from '../items/Meanwhile'
import { Answers } from './Answers'
import { one as copy } from './copy'
import { FacePanel } from './FacePanel'
import { Faces } from './Faces'
import { SheetButtons } from './SheetButtons'
import { ShownForm } from './ShownForm'
import { usePackageChanges } from './usePackage'

const SendDialog = lateDialog(() => import('./SendDialog'))
const AddFacesDialog = lateDialog(() => import('./AddFacesDialog'))

/** One package: its faces, what is shown, its links and what came back. */
export default function PackagePage() {
  const { packageId: id = '' } = useParams<{ packageId: string }>()
  const answer = trpc.desk.packages.get.useQuery({ id }, adminQueryOptions)
  return (
    <RecordPage answer={answer} copy={copy} list={adminPaths.packages}>
      {(pack) => <PackageContent key={pack.id} pack={pack} />}
    </RecordPage>
  )
}

function PackageContent({ pack }: { pack: PackageRecord }) {
  const changes = usePackageChanges(pack)
  const [chosen, choose] = useState<string | null>(null)
  const [opened, open] = useState<'send' | 'add' | null>(null)
  const preview = trpc.desk.packages.preview.useMutation({
    onSuccess: ({ path }) => void window.open(path, '_blank', 'noopener'),
    onError: sayFailed(copy.noPreview),
  })
  const { id, version, title, state, entries, client, job, openUntil, hasEnded, columns } = pack
  const face = entries.find(({ modelId }) => modelId === chosen) ?? entries[0]
  const isClosed = state === 'closed'
  return (
    <Page
      title={title}
      variant="work"
      back={<BackToList list={adminPaths.packages}>{copy.back}</BackToList>}
      badge={<StatusBadge of="package" status={hasEnded ? 'ended' : state} />}
      lead={
        <>
          {client ? `${client.name} · ` : null}
          {job ? (
            <>
              <TextLink {...thumbInLine} href={adminPaths.job(job.number)}>
                {dotted([job.number, job.title !== title && job.title])}
              </TextLink>
              {' · '}
            </>
          ) : null}
          {wholeDates(copy.until(openUntil))}
        </>
      }
      actions={
        <Flex columnGap={5} rowGap={2} wrap="wrap" align="center">
          {isClosed ? null : (
            // Without faces to add some is the main thing, and once there are answers, what becomes of them.
            <Button
              variant={entries.length === 0 || columns.length > 0 ? 'outline' : 'primary'}
              onClick={() => open('send')}
            >
              {copy.send}
            </Button>
          )}
          <Button variant="quiet" size="touch" px={0} onClick={() => preview.mutate({ id })}>
            {copy.preview}
          </Button>
          <SheetButtons pack={pack} />
          {isClosed || hasEnded ? (
            <Button
              variant="quiet"
              size="touch"
              px={0}
              onClick={() => changes.reopen.mutate({ id, version })}
            >
              {copy.reopen}
            </Button>
          ) : null}
          {state === 'live' && !hasEnded ? (
            <Button variant="quiet" size="touch" px={0} onClick={() => changes.close.mutate({ id, version })}>
              {copy.close}
            </Button>
          ) : null}
        </Flex>
      }
    >
      {changes.refusal ? <MeanwhileOnPage refusal={changes.refusal} onClose={changes.forget} /> : null}
      {state === 'draft' ? null : <Answers pack={pack} />}
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap={10}
        mb={10}
      >
        <Faces
          entries={entries}
          chosen={face?.modelId ?? null}
          onChoose={choose}
          onMove={changes.move}
          onAdd={() => open('add')}
        />
        {face ? <FacePanel key={face.modelId} face={face} changes={changes} /> : null}
      </Grid>
      <ShownForm key={id} pack={pack} changes={changes} />
      {/* A sheet may be answered before there is a link. */}
      {state === 'draft' && entries.length > 0 ? (
        <Grid mt={10}>
          <Answers pack={pack} />
        </Grid>
      ) : null}
      {opened === 'send' ? <SendDialog pack={pack} onClose={() => open(null)} /> : null}
      {opened === 'add' ? <AddFacesDialog pack={pack} changes={changes} onClose={() => open(null)} /> : null}
    </Page>
  )
}
