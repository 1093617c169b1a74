import { Box, chakra } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import type { ClaimView, Mailed } from '../../../../../../shared/desk/claims'
import { money } from '../../../../../../shared/format'
import { CheckField } from '../../../../design/form/CheckField'
import { trpc } from '../../../../lib/trpc'
import { desk } from '../../copy'

const copy = desk.job.confirm

/** Who gets no email, and whether the client's names the fee. */
export type MailChoice = { leaveOut: Mailed[]; namesFee: boolean }

type Props = {
  claim: ClaimView
  dateIds: string[]
  choice: MailChoice
  onChoose: (choice: MailChoice) => void
}

/** The emails that a confirmation sends, each to be read and left out. */
export function MailsOfConfirmation({ claim, dateIds, choice, onChoose }: Props) {
  const { leaveOut, namesFee } = choice
  const mails = trpc.desk.claims.mails.useQuery(
    { claimId: claim.id, dateIds, namesFee },
    { enabled: dateIds.length > 0, placeholderData: keepPreviousData },
  )
  if (dateIds.length === 0) return null
  if (mails.isError) return <p>{copy.mailsFailed}</p>
  return (
    <chakra.fieldset minW={0}>
      <chakra.legend textStyle="label">{copy.mails}</chakra.legend>
      {mails.data?.length === 0 ? <p>{copy.noMails}</p> : null}
      {mails.data?.map(({ recipient, name, to, subject, text }) => (
        <Box key={recipient} overflowWrap="anywhere">
          <CheckField
            label={copy.mailTo(name, to)}
            checked={!leaveOut.includes(recipient)}
            onChange={(event) =>
              onChoose({
                namesFee,
                leaveOut: event.currentTarget.checked
                  ? leaveOut.filter((each) => each !== recipient)
                  : [...leaveOut, recipient],
              })
            }
          />
          {recipient === 'client' && claim.feePaise !== null ? (
            <CheckField
              label={copy.namesFee(
                desk.job.fee.shown(money(claim.feePaise / 100), desk.job.fee.units[claim.feeUnit]),
              )}
              checked={namesFee}
              onChange={(event) => onChoose({ leaveOut, namesFee: event.currentTarget.checked })}
            />
          ) : null}
          <chakra.details pb={2}>
            <chakra.summary cursor="pointer" minH="touch" textStyle="small">
              {copy.readMail(name)}
            </chakra.summary>
            <Box bg="bg" px={4} py={3} textStyle="small">
              <chakra.p fontWeight="semibold" mb={2}>
                {subject}
              </chakra.p>
              <chakra.p whiteSpace="pre-wrap">{text}</chakra.p>
            </Box>
          </chakra.details>
        </Box>
      ))}
    </chakra.fieldset>
  )
}
