import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { ImportedPerson, ImportRun } from '../../../../../shared/roster/imports/rosterImportFields'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { TextLink } from '../../../design/actions/TextLink'
import { Banner } from '../../../design/feedback/Banner'
import { Confirm } from '../../../design/feedback/Confirm'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { ExportButton } from '../../lists/ExportButton'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { BackToSetup } from './BackToSetup'
import { rosterImport } from './copy'
import { FateTable } from './FateTable'
import { PicturesPart } from './PicturesPart'
import { PutOnSite } from './PutOnSite'

const copy = rosterImport.result
type Props = { run: ImportRun; onChanged: () => void }

const sentenceOf = ({ state, counts }: ImportRun) => {
  const { made = 0 } = counts
  if (state === 'taken-back') return copy.takenBack(counts['taken-back'] ?? 0)
  return state === 'cancelled' ? copy.stopped(made) : copy.done(made)
}

/** What came of an import: its models, their photos, the rows that were left out, and the way back. */
export function ImportResultPart({ run, onChanged }: Props) {
  const result = trpc.admin.rosterImport.result.useQuery({ id: run.id }, adminQueryOptions)
  const made = run.counts.made ?? 0
  const { data } = result
  const kept = data?.people.filter(({ state }) => state === 'kept') ?? []
  return (
    <Grid gap={12} gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <Banner tone="success" keepsFocus maxW="52rem" mb={4}>
          {sentenceOf(run)}
        </Banner>
        {made > 0 && data ? (
          <PutOnSite
            people={data.people}
            hasPhotos={data.fileNames.length > 0}
            onChanged={() => void result.refetch()}
          />
        ) : null}
        <Flex gap={3} wrap="wrap">
          <LinkButton href={adminPaths.models}>{rosterImport.back}</LinkButton>
          <BackToSetup />
          <ExportButton name="roster-import" filters={{ id: run.id }} disabled={false}>
            {copy.report}
          </ExportButton>
          {made > 0 && run.state !== 'taken-back' ? <TakeBack run={run} onChanged={onChanged} /> : null}
        </Flex>
      </div>
      {!data ? (
        <NotLoaded
          query={result}
          copy={{ failed: rosterImport.oneFailed, loading: rosterImport.oneLoading }}
        />
      ) : (
        <>
          {made > 0 ? <PicturesPart id={run.id} result={data} onSent={() => void result.refetch()} /> : null}
          {kept.length > 0 ? <Kept people={kept} /> : null}
          {data.partly.length > 0 ? (
            <PageSection title={copy.partly}>
              <FateTable label={copy.partly} rows={data.partly} />
            </PageSection>
          ) : null}
          {data.left.length > 0 ? (
            <PageSection title={copy.left}>
              <FateTable label={copy.left} rows={data.left} />
            </PageSection>
          ) : null}
        </>
      )}
    </Grid>
  )
}

const Kept = ({ people }: { people: readonly ImportedPerson[] }) => (
  <PageSection title={copy.kept}>
    <ul>
      {people.map(({ modelId, stageName }) => (
        <chakra.li key={modelId} py={1}>
          <TextLink href={adminPaths.model(modelId)}>{stageName}</TextLink>
        </chakra.li>
      ))}
    </ul>
  </PageSection>
)

function TakeBack({ run, onChanged }: Props) {
  const [isAsked, setAsked] = useState(false)
  const utils = trpc.useUtils()
  const takeBack = trpc.admin.rosterImport.takeBack.useMutation({
    onSettled() {
      setAsked(false)
      void utils.admin.models.list.invalidate()
      onChanged()
    },
    onError: sayFailed(copy.takeBackFailed),
  })
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {copy.takeBack}
      </Button>
      <Confirm
        open={isAsked}
        title={copy.takeBackTitle}
        question={copy.takeBackQuestion(run.counts.made ?? 0)}
        confirmWords={copy.takeBack}
        busy={takeBack.isPending}
        onConfirm={() => takeBack.mutateAsync({ id: run.id }).catch(() => {})}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
