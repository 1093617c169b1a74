import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { SheetRecipient } from '../../../../../shared/desk/callSheets/sheetViews'
import { nearMoment } from '../../../../../shared/desk/dayWords'
import { Button } from '../../../design/actions/Button'
import { TextField } from '../../../design/form/TextField'
import { people as copy } from './copy'
import type { SheetPeople } from './useSheet'

type Props = { recipients: SheetRecipient[]; people: SheetPeople }

/** What recipients asked on their page, with the answers. */
export function Questions({ recipients, people }: Props) {
  const asked = recipients.filter(({ receipt }) => receipt?.question)
  if (asked.length === 0) return null
  return (
    <chakra.section aria-label={copy.questions} mb={8}>
      <chakra.h2 textStyle="subheading" borderBottom="1px solid" borderColor="fg" pb={2}>
        {copy.questions}
      </chakra.h2>
      {asked.map((each) => (
        <Question key={each.key} recipient={each} people={people} />
      ))}
    </chakra.section>
  )
}

function Question({ recipient, people }: { recipient: SheetRecipient; people: SheetPeople }) {
  const [answer, setAnswer] = useState('')
  const { linkId, name, receipt } = recipient
  return (
    <chakra.form
      noValidate
      py={3}
      borderBottom="1px solid"
      borderColor="hairline"
      overflowWrap="anywhere"
      display="grid"
      gap={2}
      onSubmit={(event) => {
        event.preventDefault()
        if (linkId && answer.trim()) people.answer.mutate({ linkId, answer })
      }}
    >
      <p>
        <b dir="auto">“{receipt?.question}”</b>{' '}
        <chakra.span textStyle="small" color="fgQuiet">
          {copy.asked(name, receipt?.askedAt ? nearMoment(receipt.askedAt, new Date()) : '')}
        </chakra.span>
      </p>
      {receipt?.answer ? (
        <p dir="auto">{receipt.answer}</p>
      ) : (
        <chakra.div display="grid" gap={2} maxW="measure">
          <TextField
            label={copy.answerTo(name)}
            help={copy.stands}
            maxLength={1000}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <Button type="submit" variant="outline" justifySelf="start" disabled={people.answer.isPending}>
            {people.answer.isPending ? copy.answering : copy.answer}
          </Button>
        </chakra.div>
      )}
    </chakra.form>
  )
}
