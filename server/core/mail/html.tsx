import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { agency, whatsAppLink } from '../../../shared/agency'
import { type Block, mailBlocks } from './blocks'
import { Faces } from './faces'
import type { MailButton, MailFace, MailLook } from './outbox'
import { LINE, oneByOne } from './parts'

// The frame of every email. Mail programs read styles only in the tags; those of the sheet below are for the dark scheme
// and for narrow screens, where a program knows them.

const BONE = '#EDE8DE'
const INK = '#12100E'
const QUIET = '#5A554D'
const RED = '#CE1719'
const FONT = 'Arial, "Helvetica Neue", Helvetica, sans-serif'

const SHEET = `
@media (max-width: 480px) { .in { padding: 0 18px !important } .large { font-size: 36px !important } }
@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: ${INK} !important; color: ${BONE} !important }
  .ink { color: ${BONE} !important }
  .paper .quiet { color: #ADA69B !important }
  .edge { border-color: #8A8379 !important }
  .hair { border-color: #3D3832 !important }
  .paper .tint { background-color: #3D3832 !important }
}`

const words: CSSProperties = { margin: 0, paddingTop: 14, fontSize: 16, lineHeight: '24px' }
const heading = (text: string): CSSProperties => ({
  margin: 0,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  // A date or a count is large, a sentence is smaller.
  ...(text.length > 28 ? { fontSize: 26, lineHeight: '31px' } : { fontSize: 40, lineHeight: '44px' }),
})

type HtmlProps = {
  subject: string
  text: string
  replyTo: string | null
  look: MailLook | null
  faces?: readonly MailFace[]
}

/**
 * A mail as HTML, made from its plain text: every word of it is in both. `faces` are sent along with it; `site` is the base of
 * this site's links.
 */
export function mailHtml({ subject, text, replyTo, look, faces = [] }: HtmlProps, site: string): string {
  const { greeting, blocks } = mailBlocks(text, look?.writer ?? agency.name, look?.button)
  const title = upperFirst(look?.headline ?? subject.replace(`${agency.name}: `, ''))
  const mail = (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{SHEET}</style>
      </Head>
      <Body className="paper" style={{ margin: 0, backgroundColor: BONE, color: INK, fontFamily: FONT }}>
        <Preview>{firstWords(blocks) ?? subject}</Preview>
        <Container className="in" style={{ maxWidth: 600, padding: '0 32px' }}>
          <Section>
            <p className="ink edge" style={brand}>
              {agency.name}
              <span style={{ color: accent() }}>{' \u25AA'}</span>
            </p>
            <p style={{ ...words, paddingTop: 22, paddingBottom: 6 }}>{greeting}</p>
            <h1 className={title.length > 28 ? 'ink' : 'ink large'} style={heading(title)}>
              {dateTogether(title)}
            </h1>
          </Section>
          {faces.length > 0 && <Faces faces={faces} />}
          {oneByOne(blocks.map((block) => drawn(block, site, look)))}
          <Section style={{ paddingTop: 28, paddingBottom: 24 }}>
            <Foot replyTo={replyTo} writer={look?.writer} />
          </Section>
        </Container>
      </Body>
    </Html>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(mail)}`
}

const upperFirst = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** A headline with the date at its end on one line. */
function dateTogether(title: string): ReactNode {
  const [, before, date] = /^(.*[:,] )(\S+ \S+ \d{4})$/.exec(title) ?? []
  if (date === undefined) return title
  return (
    <>
      {before}
      <span style={{ whiteSpace: 'nowrap' }}>{date}</span>
    </>
  )
}

const brand: CSSProperties = {
  margin: 0,
  padding: '18px 0',
  borderBottom: `1px solid ${INK}`,
  fontSize: 17,
  lineHeight: '20px',
  fontWeight: 900,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
}

const accent = () => agency.look.accent || RED

const firstWords = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'words' ? [block.lines.join(' ')] : []))[0]

function drawn(block: Block, site: string, look: MailLook | null): ReactNode {
  const button = look?.button
  if (block.kind === 'words')
    return (
      <Section>
        <p style={words}>{inLines(block.lines, site)}</p>
      </Section>
    )
  if (block.kind === 'facts') return <Facts rows={block.rows} link={look?.link} />
  return (
    button && (
      <Section style={{ paddingTop: 22 }}>
        <Button href={button.href} style={{ ...buttonStyle, backgroundColor: accent() }}>
          {button.label}
        </Button>
      </Section>
    )
  )
}

const buttonStyle: CSSProperties = {
  padding: '15px 28px',
  color: '#FFFFFF',
  fontSize: 18,
  lineHeight: '24px',
  fontWeight: 700,
  textAlign: 'center',
}

/** A link to this site at the end of a line is one; others stay text, because a visitor may have written them. */
const inLines = (lines: string[], site: string) =>
  oneByOne(lines.flatMap((line, at) => [at > 0 && BREAK, ...linked(line, site)]))

const BREAK = <br />
const linkStyle: CSSProperties = { color: INK, wordBreak: 'break-word' }

function linked(line: string, site: string): ReactNode[] {
  const [, before = '', href] = /^(|.* )(\S+)$/.exec(line) ?? []
  if (!href?.startsWith(`${site}/`)) return [line]
  return [before, <Link key={href} href={href} label={href} />]
}

const Link = ({ href, label }: MailButton) => (
  <a href={href} className="ink" style={linkStyle}>
    {label}
  </a>
)

const cell: CSSProperties = {
  padding: '9px 0',
  borderTop: `1px solid ${LINE}`,
  fontSize: 16,
  lineHeight: '24px',
  verticalAlign: 'top',
}

type FactsProps = { rows: [label: string, value: string][]; link: MailButton | undefined }

const Facts = ({ rows, link }: FactsProps) => (
  <Section style={{ paddingTop: 14 }}>
    {rows.map(([label, value]) => (
      <Row key={label}>
        <Column className="hair quiet" style={{ ...cell, width: 120, color: QUIET, fontSize: 14 }}>
          {label}
        </Column>
        <Column
          className="hair"
          style={{ ...cell, paddingLeft: 8, fontWeight: 700, wordBreak: 'break-word' }}
        >
          {value === link?.href ? <Link {...link} /> : value}
        </Column>
      </Row>
    ))}
  </Section>
)

/** Who writes, and how to answer. */
function Foot({ replyTo, writer }: { replyTo: string | null; writer: string | undefined }) {
  const { phone, whatsapp, studioLines, email, bookings } = agency.contact
  const isOwn = replyTo !== null && [email, bookings].includes(replyTo)
  const link: CSSProperties = {
    color: INK,
    fontWeight: 700,
    padding: '12px 18px 12px 0',
    display: 'inline-block',
  }
  return (
    <>
      <p className="edge" style={{ ...words, borderTop: `1px solid ${INK}`, fontSize: 15 }}>
        <b>{writer ?? agency.name}</b>
        {writer && `, ${agency.name}`}
        {replyTo && (isOwn ? '. You can reply to this email.' : `. A reply goes to ${replyTo}.`)}
      </p>
      {isOwn && (phone || whatsapp) && (
        <p style={{ margin: 0, fontSize: 15, lineHeight: '20px' }}>
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="ink" style={link}>
              Call {phone}
            </a>
          )}
          {whatsapp && (
            <a href={whatsAppLink(whatsapp)} className="ink" style={link}>
              WhatsApp
            </a>
          )}
        </p>
      )}
      {studioLines.length > 0 && (
        <p className="quiet" style={{ ...words, fontSize: 13, lineHeight: '19px', color: QUIET }}>
          {studioLines.join(', ')}
        </p>
      )}
    </>
  )
}
