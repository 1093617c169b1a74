import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { nearDay, nearMoment, wholeDates } from '../../../../../shared/desk/dayWords'
import type { DeskToday } from '../../../../../shared/desk/desk'
import { localDay } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { PhoneButton } from '../callSheets/PhoneButton'
import { desk } from '../copy'
import { type FaceOfRow, RowFace } from '../talents/RowFace'
import { AskAgain } from './AskAgain'
import type { Trouble } from './trouble'

const copy = desk.page.trouble
const FACE_PX = 48

type Props = {
  trouble: Trouble
  /** The one red button of the page. */
  isFirst: boolean
  onOpen: (id: string) => void
}

/** What went wrong, for which job, when; and the one thing to do about it. */
export function TroubleRow({ trouble, isFirst, onOpen }: Props) {
  const look = { variant: isFirst ? ('primary' as const) : ('outline' as const), size: 'touch' as const }
  const now = new Date()
  const today = localDay(now)
  switch (trouble.kind) {
    case 'vacancy': {
      const { id, who, company, face, modelId, missingOn, job } = trouble.item
      return (
        <Row
          face={{ face, name: who, modelId }}
          what={copy.vacancy(who)}
          of={company ? copy.of(company) : ''}
          why={missingOn ? copy.missing(nearDay(missingOn, today)) : ''}
          onOpen={() => onOpen(id)}
        >
          {job ? <Find number={job.number} name={who} job={company ?? job.number} {...look} /> : null}
        </Row>
      )
    }
    case 'lost': {
      const { talent, dates, takenBy, isFree } = trouble.line
      const days = dates.map(({ day }) => nearDay(day, today)).join(', ')
      return (
        <Row
          {...ofLine(trouble.line)}
          what={copy.lost(talent)}
          why={takenBy ? copy.takenBy(days, takenBy) : copy.taken(days)}
        >
          {isFree ? <AskAgain line={trouble.line} /> : null}
          <Find {...jobOf(trouble.line)} {...look} />
        </Row>
      )
    }
    case 'challenged': {
      const { talent, days, by, until } = trouble.line
      return (
        <Row
          {...ofLine(trouble.line)}
          what={copy.challenged(talent)}
          why={copy.wants(by, days.map((day) => nearDay(day, today)).join(', '), nearMoment(until, now))}
        >
          <Decide {...jobOf(trouble.line)} {...look} />
        </Row>
      )
    }
    case 'ending': {
      const { talent, jobNumber, until } = trouble.line
      return (
        <Row {...ofLine(trouble.line)} what={copy.ending(talent, nearMoment(until, now))} why={jobNumber}>
          <Decide {...jobOf(trouble.line)} {...look} />
        </Row>
      )
    }
    case 'conditional': {
      const { talent, jobNumber, words: said } = trouble.line
      return (
        <Row {...ofLine(trouble.line)} what={copy.conditional(talent)} why={said ? `“${said}”` : jobNumber}>
          <Decide {...jobOf(trouble.line)} {...look} />
        </Row>
      )
    }
    case 'unread': {
      const { name, face, modelId, jobNumber, jobTitle, dateId, day, number, call, phone, seenAt } =
        trouble.line
      const href = adminPaths.callSheet(jobNumber, dateId)
      return (
        <Row
          face={{ face, name, modelId }}
          what={copy.unread(name, call)}
          of={copy.for(jobTitle)}
          why={copy.unreadWhy(nearDay(day, today), number, seenAt !== null, phone)}
          href={href}
        >
          {phone ? (
            <>
              <PhoneButton phone={phone} variant={look.variant}>
                {copy.call(name)}
              </PhoneButton>
              <LinkButton variant="outline" size="touch" href={href} aria-label={copy.whatsAppTo(name)}>
                {copy.whatsApp}
              </LinkButton>
            </>
          ) : null}
        </Row>
      )
    }
    case 'untold': {
      const { name, face, modelId, jobNumber, jobTitle, dateId, day, number } = trouble.line
      const href = adminPaths.callSheet(jobNumber, dateId)
      return (
        <Row
          face={{ face, name, modelId }}
          what={copy.untold(name)}
          of={copy.for(jobTitle)}
          why={copy.untoldWhy(nearDay(day, today), number)}
          href={href}
        >
          <LinkButton {...look} href={href} aria-label={copy.issueFor(name, jobTitle)}>
            {copy.issue}
          </LinkButton>
        </Row>
      )
    }
    case 'late': {
      const { id, who, what, talent, face, modelId, dueAt } = trouble.item
      return (
        <Row
          face={{ face, name: talent ?? who, modelId }}
          what={copy.late(who)}
          of={copy.due(nearMoment(dueAt, now))}
          why={what}
          onOpen={() => onOpen(id)}
        >
          <Button {...look} aria-label={`${copy.answer}: ${who}`} onClick={() => onOpen(id)}>
            {copy.answer}
          </Button>
        </Row>
      )
    }
  }
}

type Line = Pick<DeskToday['ending'][number], 'talent' | 'face' | 'modelId' | 'jobNumber' | 'jobTitle'>

/** What a row about a talent on a job says of both. */
const ofLine = ({ talent, face, modelId, jobNumber, jobTitle }: Line) => ({
  face: { face, name: talent, modelId },
  of: copy.for(jobTitle),
  href: adminPaths.job(jobNumber),
})
const jobOf = ({ talent, jobNumber, jobTitle }: Line) => ({ number: jobNumber, name: talent, job: jobTitle })

type RowProps = {
  face: FaceOfRow
  what: string
  of: string
  why: string
  href?: string
  onOpen?: () => void
  children?: ReactNode
}

const Opener = chakra('button', {
  base: { textAlign: 'left', cursor: 'pointer', display: 'block', width: 'full', minH: 'touch' },
})
const Leader = chakra(Link, { base: { display: 'block', minH: 'touch' } })

function Row({ face, what, of, why, href, onOpen, children }: RowProps) {
  const said = (
    <>
      <chakra.span display="block">
        <b>{wholeDates(what)}</b> {wholeDates(of)}
      </chakra.span>
      <chakra.span display="block" textStyle="small" color="fgQuiet">
        {wholeDates(why)}
      </chakra.span>
    </>
  )
  return (
    <Flex
      data-line
      data-talent
      wrap="wrap"
      align="center"
      gap={3}
      py={2}
      pl={3}
      borderBottom="1px solid"
      borderBottomColor="hairline"
      borderLeft="4px solid"
      borderLeftColor="danger"
      _hover={{ bg: 'surface' }}
    >
      <RowFace {...face} px={FACE_PX} />
      <Box flex="1 1 11rem" minW={0} overflowWrap="anywhere">
        {href ? (
          <Leader href={href} data-row>
            {said}
          </Leader>
        ) : (
          <Opener type="button" data-row onClick={onOpen}>
            {said}
          </Opener>
        )}
      </Box>
      <Flex gap={2} wrap="wrap">
        {children}
      </Flex>
    </Flex>
  )
}

type ToJob = { number: string; name: string; job: string; variant: 'primary' | 'outline'; size: 'touch' }

const Find = ({ number, name, job, ...look }: ToJob) => (
  <LinkButton {...look} href={`${adminPaths.job(number)}?add=talents`} aria-label={copy.findFor(name, job)}>
    {copy.find}
  </LinkButton>
)

const Decide = ({ number, name, job, ...look }: ToJob) => (
  <LinkButton {...look} href={adminPaths.job(number)} aria-label={copy.decideOn(name, job)}>
    {copy.decide}
  </LinkButton>
)
