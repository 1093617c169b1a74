import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay, nearDay, nearMoment } from '../../../../../shared/desk/dayWords'
import type { DeskToday } from '../../../../../shared/desk/desk'
import type { DeskItemLine } from '../../../../../shared/desk/deskItems'
import { dotted, localDay } from '../../../../../shared/format'
import { rupees } from '../../../../../shared/money/rupees'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { trpc } from '../../../lib/trpc'
import type { Marks } from '../../bulk/useMarks'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { reminded as remindedWords } from '../../money/copy'
import { usages as usageCopy } from '../../money/usages/copy'
import { useIsBooker } from '../../shell/useIsBooker'
import { desk } from '../copy'
import { documents as documentWords } from '../documents/copy'
import { endingDocument } from '../documents/endingDocument'
import { messages as messageWords } from '../messages/copy'
import { useMessages } from '../messages/useMessages'
import { EndingUsage } from '../usages/EndingUsage'
import { AnswerRow } from './AnswerRow'
import { mine } from './copy'
import { ItemRow } from './ItemRow'
import { ItemLine } from './NewColumn'
import { TroubleRow } from './TroubleRow'
import { restOf } from './trouble'

const copy = desk.page

type Props = {
  items: DeskItemLine[]
  today: DeskToday
  onOpen: (id: string) => void
  marks: Pick<Marks, 'isMarked' | 'toggle'>
}

/** What went wrong, then answers that can be used, then the rest: options that end soon, next steps, jobs, requests. */
export function MineColumn({ items, today, onOpen, marks }: Props) {
  const { steps, jobs, undecided, questions, selections, messages, documents } = today
  const { trouble, answers, ending, requests } = restOf(items, today, new Date())
  const overdue = trpc.desk.money.overdue.useQuery(undefined, adminQueryOptions).data ?? []
  const usages = trpc.desk.usages.list.useQuery({}, adminQueryOptions).data ?? []
  const quotes = trpc.desk.money.acceptedQuotes.useQuery(undefined, adminQueryOptions).data ?? []
  const notInvoiced = trpc.desk.money.notInvoiced.useQuery(undefined, adminQueryOptions).data ?? []
  const isBooker = useIsBooker()
  const paySoon =
    trpc.admin.statements.paySoon.useQuery(undefined, { ...adminQueryOptions, enabled: !isBooker }).data ?? []
  const talk = useMessages()
  const parts = [
    trouble,
    quotes,
    notInvoiced,
    overdue,
    paySoon,
    usages,
    selections,
    questions,
    messages,
    documents,
    steps,
    jobs,
    undecided,
    ending,
    answers,
    requests,
  ]
  const isEmpty = parts.every(({ length }) => length === 0)
  if (isEmpty)
    return (
      <>
        <EmptyState isSmall more={mine.empty}>
          {copy.empty}
        </EmptyState>
        {talk.dialog}
      </>
    )
  return (
    <>
      <Part title={mine.parts.trouble} rows={trouble}>
        {(each, at) => (
          <TroubleRow
            key={`${each.kind} ${'item' in each ? each.item.id : 'linkId' in each.line ? each.line.linkId : each.line.claimId}`}
            trouble={each}
            isFirst={at === 0}
            onOpen={onOpen}
          />
        )}
      </Part>
      <Part title={mine.parts.answers} rows={answers}>
        {(line) => <AnswerRow key={line.claimId} line={line} />}
      </Part>
      <Part title={mine.parts.quotes} rows={quotes}>
        {({ id, number, buyerName, jobTitle, totalPaise, acceptedBy, acceptedAt }) => (
          <ItemRow
            key={id}
            title={`${acceptedBy ?? buyerName}, ${rupees(totalPaise)}`}
            more={dotted([buyerName, jobTitle, number])}
            aside={acceptedAt ? nearMoment(acceptedAt, new Date()) : ''}
            href={adminPaths.paper(id)}
          />
        )}
      </Part>
      <Part title={mine.parts.notInvoiced} rows={notInvoiced}>
        {({ number, title, client, invoiceBy }) => (
          <ItemRow
            key={number}
            title={title}
            more={dotted([client, number])}
            aside={mine.invoiceBy(nearDay(invoiceBy, localDay(new Date())))}
            isLate={invoiceBy < localDay(new Date())}
            href={adminPaths.job(number)}
          />
        )}
      </Part>
      <Part title={mine.parts.overdue} rows={overdue}>
        {({ id, number, buyerName, jobTitle, outstandingPaise, daysLate, exportDueOn, reminded }) => (
          <ItemRow
            key={id}
            title={`${buyerName}, ${rupees(outstandingPaise)}`}
            more={dotted([
              reminded && remindedWords(reminded),
              jobTitle,
              number,
              exportDueOn && mine.exportDue(deskDay(exportDueOn)),
            ])}
            aside={mine.daysLate(daysLate)}
            isLate={exportDueOn !== null}
            href={adminPaths.paper(id)}
          />
        )}
      </Part>
      <Part title={mine.parts.paySoon} rows={paySoon}>
        {({ modelId, name, statementId, number, jobNumber, payBy }) => (
          <ItemRow
            key={statementId ?? `${modelId} ${jobNumber ?? ''}`}
            title={name}
            more={number ?? jobNumber ?? ''}
            aside={mine.payBy(nearDay(payBy, localDay(new Date())))}
            href={
              statementId
                ? adminPaths.statement(statementId)
                : jobNumber
                  ? adminPaths.job(jobNumber)
                  : adminPaths.talentMoney(modelId)
            }
          />
        )}
      </Part>
      <Part title={usageCopy.ending} rows={usages}>
        {(usage) => <EndingUsage key={usage.id} usage={usage} />}
      </Part>
      <Part title={mine.parts.selections} rows={selections}>
        {({ id, title, names, at }) => (
          <ItemRow
            key={id}
            title={title}
            more={names}
            aside={nearMoment(at, new Date())}
            href={adminPaths.package(id)}
          />
        )}
      </Part>
      <Part title={mine.parts.questions} rows={questions}>
        {({ linkId, name, face, modelId, question, jobNumber, jobTitle, dateId, at }) => (
          <ItemRow
            key={linkId}
            face={{ face, name, modelId }}
            title={`${name}: “${question}”`}
            more={dotted([jobTitle, jobNumber])}
            aside={nearMoment(at, new Date())}
            href={adminPaths.callSheet(jobNumber, dateId)}
          />
        )}
      </Part>
      <Part title={messageWords.part} rows={messages}>
        {talk.row}
      </Part>
      <Part title={documentWords.part} rows={documents}>
        {endingDocument}
      </Part>
      <Part title={mine.parts.ending} rows={ending}>
        {({ claimId, talent, face, modelId, jobNumber, jobTitle, until }) => (
          <ItemRow
            key={claimId}
            face={{ face, name: talent, modelId }}
            title={dotted([talent, jobTitle])}
            more={jobNumber}
            aside={copy.ends(nearMoment(until, new Date()))}
            href={adminPaths.job(jobNumber)}
          />
        )}
      </Part>
      <Part title={mine.parts.undecided} rows={undecided}>
        {({ number, title, stage }) => (
          <ItemRow
            key={number}
            title={title}
            more={number}
            badge={<StatusBadge of="jobStage" status={stage} />}
            href={adminPaths.job(number)}
          />
        )}
      </Part>
      <Part title={mine.parts.steps} rows={steps}>
        {({ number, title, nextStep, nextStepOn }) => (
          <ItemRow
            key={number}
            title={nextStep ?? title}
            more={dotted([title, number])}
            aside={nearDay(nextStepOn, localDay(new Date()))}
            href={adminPaths.job(number)}
          />
        )}
      </Part>
      <Part title={mine.parts.jobs} rows={jobs}>
        {({ number, title, stage, nextDay }) => (
          <ItemRow
            key={number}
            title={title}
            more={dotted([nextDay && nearDay(nextDay, localDay(new Date())), number])}
            badge={<StatusBadge of="jobStage" status={stage} />}
            href={adminPaths.job(number)}
          />
        )}
      </Part>
      <Part title={mine.parts.requests} rows={requests}>
        {(item) => <ItemLine key={item.id} item={item} onOpen={onOpen} marks={marks} />}
      </Part>
      {talk.dialog}
    </>
  )
}

type PartProps<Row> = { title: string; rows: readonly Row[]; children: (row: Row, at: number) => ReactNode }

const Part = <Row,>({ title, rows, children }: PartProps<Row>) =>
  rows.length === 0 ? null : (
    <Box as="section" aria-label={title} mb={5}>
      <chakra.h3 textStyle="label" color="fgQuiet">
        {title}
      </chakra.h3>
      {rows.map(children)}
    </Box>
  )
