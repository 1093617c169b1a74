import { Box, chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { amountWords, rupees } from '../../../../../shared/money/rupees'
import type { TalentShare } from '../../../../../shared/money/statements/statements'
import { TextLink } from '../../../design/actions/TextLink'
import { Problem } from '../../../design/feedback/Problem'
import { FaceImage } from '../../../design/media/FaceImage'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { thumbInLine } from '../../lists/thumbInLine'
import { AmountRow, Part } from '../Part'
import { margin as copy } from './copy'

const FACE_PX = 32
const line = { py: 2, borderBottom: '1px solid', borderColor: 'hairline', alignItems: 'center' } as const

/** What of a job's value stays with the agency, and what each talent gets; nothing where no commission is set. */
export default function Margin({ number }: { number: string }) {
  const { data, isError } = trpc.admin.statements.margin.useQuery({ number }, adminQueryOptions)
  if (!data) return isError ? <Problem>{copy.failed}</Problem> : null
  const { creditedPaise, commissionPaise, ownPaise, marginPaise, marginBp, talents } = data
  return (
    <Box mt={8}>
      <Part
        title={copy.title}
        aside={
          marginPaise === null ? (
            <span>{copy.unknown}</span>
          ) : (
            <chakra.p fontWeight={700} fontSize="1.375rem">
              {rupees(marginPaise)}{' '}
              {marginBp === null ? null : (
                <chakra.span fontWeight={400} fontSize="1rem" color="fgQuiet">
                  {copy.percent(marginBp / 100)}
                </chakra.span>
              )}
            </chakra.p>
          )
        }
      >
        <AmountRow {...line} amount={<Amount paise={commissionPaise} />}>
          {copy.commission}
        </AmountRow>
        {ownPaise === 0 ? null : (
          <AmountRow {...line} amount={<Amount paise={ownPaise} />}>
            {copy.own}
          </AmountRow>
        )}
        {talents.map((talent) => (
          <Share key={talent.claimId} talent={talent} />
        ))}
        {creditedPaise > 0 ? (
          <chakra.p mt={2} color="fgQuiet">
            {copy.credited(rupees(creditedPaise))}
          </chakra.p>
        ) : null}
      </Part>
    </Box>
  )
}

const Amount = ({ paise }: { paise: number }) => (
  <chakra.span textStyle="data">{amountWords(paise)}</chakra.span>
)

const Share = ({ talent: { modelId, name, face, sharePaise } }: { talent: TalentShare }) => (
  <AmountRow {...line} amount={sharePaise === null ? copy.noCommission : <Amount paise={sharePaise} />}>
    <Flex gap={3} align="center">
      <FaceImage face={face} name={name} px={FACE_PX} />
      {modelId ? (
        <TextLink {...thumbInLine} href={adminPaths.talentMoney(modelId)}>
          {copy.share(name)}
        </TextLink>
      ) : (
        copy.share(name)
      )}
    </Flex>
  </AmountRow>
)
