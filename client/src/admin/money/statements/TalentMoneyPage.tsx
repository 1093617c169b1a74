import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { rupees } from '../../../../../shared/money/rupees'
import type { TalentMoney } from '../../../../../shared/money/statements/statements'
import { LinkButton } from '../../../design/actions/LinkButton'
import { TextLink } from '../../../design/actions/TextLink'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { Page } from '../../../design/layout/Page'
import { FaceImage } from '../../../design/media/FaceImage'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { DayField } from '../../forms/DayField'
import { tellRefused } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { AmountRow, Part } from '../Part'
import { Commissions } from './Commissions'
import { talent as copy, list, STANDINGS } from './copy'
import { Terms } from './Terms'
import { WorkLines } from './WorkLines'

/** A talent's money: what is on no statement yet, the statements, commission and what statements say. */
export default function TalentMoneyPage() {
  const { modelId = '' } = useParams<{ modelId: string }>()
  const answer = trpc.admin.statements.talent.useQuery({ modelId }, adminQueryOptions)
  return (
    <RecordPage answer={answer} copy={copy} list={adminPaths.statements}>
      {(money) => <Content key={money.modelId} money={money} />}
    </RecordPage>
  )
}

const FACE_PX = 64

function Content({ money }: { money: TalentMoney }) {
  const { modelId, name, face, coming, statements, rules } = money
  const canChange = trpc.admin.me.useQuery().data?.role === 'superadmin'
  const draft = statements.find(({ standing }) => standing === 'draft')
  return (
    <Page
      title={name}
      variant="work"
      back={<BackToList list={adminPaths.statements}>{copy.back}</BackToList>}
      lead={
        <Flex gap={4} align="center">
          <FaceImage face={face} name={name} px={FACE_PX} />
          <TextLink href={adminPaths.talent(modelId)}>{copy.card}</TextLink>
        </Flex>
      }
    >
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={10}>
        <Grid gap={10} alignContent="start" minW={0}>
          <Part title={copy.coming}>
            {coming.length === 0 ? <p>{copy.noneComing}</p> : null}
            <WorkLines lines={coming} withheldBp={null} notPaid={copy.notPaid} />
            {draft ? (
              <LinkButton variant="primary" href={adminPaths.statement(draft.id)} mt={4}>
                {copy.hasDraft}
              </LinkButton>
            ) : money.due ? (
              <MakeStatement modelId={modelId} due={money.due} />
            ) : null}
          </Part>
          <Part title={copy.statements}>
            {statements.length === 0 ? <p>{copy.noStatements}</p> : null}
            {statements.map((each) => (
              <AmountRow
                key={each.id}
                py={2}
                borderBottom="1px solid"
                borderColor="hairline"
                amount={each.standing === 'draft' ? null : rupees(each.netPaise)}
              >
                <TextLink href={adminPaths.statement(each.id)}>{each.number ?? list.draft}</TextLink>
                {each.standing === 'draft' ? null : (
                  <chakra.span color="fgQuiet" ml={3}>
                    {each.paidOn ? list.paid(deskDay(each.paidOn)) : STANDINGS[each.standing]}
                  </chakra.span>
                )}
              </AmountRow>
            ))}
          </Part>
        </Grid>
        <Grid gap={10} alignContent="start" minW={0}>
          <Commissions rules={rules} modelId={modelId} canChange={canChange} />
          {money.isSetUp ? <Terms money={money} canChange={canChange} /> : null}
        </Grid>
      </Grid>
    </Page>
  )
}

type Due = NonNullable<TalentMoney['due']>

function MakeStatement({ modelId, due }: { modelId: string; due: Due }) {
  const [decisionKey] = useState(freshKey)
  const [period, change] = useState({ fromDay: due.fromDay, toDay: due.toDay })
  const [, go] = useLocation()
  const utils = trpc.useUtils()
  const make = trpc.admin.statements.make.useMutation({
    onSuccess(draft) {
      utils.admin.statements.get.setData({ id: draft.id }, draft)
      void utils.admin.statements.invalidate()
      go(adminPaths.statement(draft.id))
    },
    onError: (error) => tellRefused(error, copy.makeFailed),
  })
  return (
    <chakra.form
      noValidate
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      gap={4}
      mt={4}
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate({ modelId, ...period, decisionKey })
      }}
    >
      {(['fromDay', 'toDay'] as const).map((end) => (
        <Box key={end} flex="1 1 10rem" maxW="16rem">
          <DayField
            label={end === 'fromDay' ? copy.from : copy.to}
            value={period[end]}
            onChange={(event) => change({ ...period, [end]: event.target.value })}
          />
        </Box>
      ))}
      <SubmitButton busy={make.isPending} busyWords={copy.busy}>
        {copy.make}
      </SubmitButton>
    </chakra.form>
  )
}
