import { Box, chakra } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import type { Mailed } from '../../../../../../shared/desk/claims'
import { CheckField } from '../../../../design/form/CheckField'
import { trpc } from '../../../../lib/trpc'
import { desk } from '../../copy'

const copy = desk.job.confirm

type Props = {
  claimId: string
  dateIds: string[]
  leaveOut: readonly Mailed[]
  onLeaveOut: (leaveOut: readonly Mailed[]) => void
  /** in words; null where none is set */
  fee: string | null
  namesFee: boolean
  onNamesFee: (namesFee: boolean) => void
}

/** The emails that a confirmation sends, each to be read and left out. */
export function MailsOfConfirmation(props: Props) {
  const { claimId, dateIds, leaveOut, onLeaveOut, fee, namesFee, onNamesFee } = props
  const mails = trpc.desk.claims.mails.useQuery(
    { claimId, dateIds, namesFee },
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
              onLeaveOut(
                event.currentTarget.checked
                  ? leaveOut.filter((each) => each !== recipient)
                  : [...leaveOut, recipient],
              )
            }
          />
          {recipient === 'client' && fee !== null ? (
            <CheckField
              label={copy.namesFee(fee)}
              checked={namesFee}
              onChange={(event) => onNamesFee(event.currentTarget.checked)}
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
