import { describe, expect, it } from 'vitest'
import {
  type ActivityKind,
  activityWords,
  deskActions,
  fits,
  isDecision,
  isUndoable,
} from '../../../shared/desk/deskActions'
import { CLAIM_STATES } from '../../../shared/desk/deskLists'

const KINDS = Object.keys(deskActions) as ActivityKind[]

/** Each kind that a release has stored, with the words that bookers read. */
const WORDS = `
note: wrote a note
note blanked: deleted the words of an entry
job made: created the job
job changed: changed the job
stage agreed: marked the job as agreed
stage quoted: sent the price
stage done: marked the work as done
stage billed: billed the job
stage closed: closed the job
stage lost: marked the job as lost
stage cancelled: cancelled the job
stage open: opened the job again
date added: added a date
date changed: changed a date
moved: moved a date of Zoya
dates set: changed the dates of Zoya
date moved: moved a date
date cancelled: cancelled a date
date removed: removed a date
role added: added a role
role changed: changed a role
role removed: removed a role
role given: gave Zoya a role
role taken: took the role from Zoya
proposed: proposed Zoya
proposed instead: proposed Zoya for another talent's dates
asked: asked Zoya
question taken back: took the question to Zoya back
text opened: opened a text for Zoya in WhatsApp
text taken back: noted that a text to Zoya was not sent
text copied: copied a text for Zoya
answered yes: marked Zoya yes
answered conditional: marked Zoya yes, but …
answered no: marked Zoya no
said yes: said yes
said conditional: said yes, but …
said no: said no
yes taken back: took the yes back
option: placed an option on Zoya
confirmed: confirmed Zoya
released: released Zoya
extended: moved the end of the option on Zoya
expired: The option on Zoya ended
challenge: challenged the first option on Zoya
challenged: asked to confirm Zoya or let go
challenge moved: moved the end of the challenge on Zoya
challenge taken back: took the challenge on Zoya back
challenge ended: ended the challenge on Zoya
challenge lost: The option on Zoya was not confirmed in time
let ahead: let another option on Zoya go ahead
lost: took dates from the option on Zoya: they were confirmed for another job
moved up: moved Zoya up
cancelled: cancelled Zoya
done: marked the days of Zoya as done
withdrawn: withdrew Zoya
booked out: booked Zoya out
bookout changed: changed a bookout of Zoya
bookout ended: ended a bookout of Zoya
fee changed: changed the fee of Zoya
client informed: turned on emails to the client about Zoya
client not informed: turned off emails to the client about Zoya
sheet issued: issued a call sheet
hours confirmed: confirmed hours
quote accepted: accepted the quote
sheet sent: opened a call sheet in WhatsApp
undone: took a decision back
item taken: took the request
item handed over: handed the request to a colleague
item given back: gave the request back
item answered: answered the request
item closed: closed the request
item reopened: opened the request again
item job: made a job of the request
imported: imported days of Zoya from a spreadsheet
job imported: imported the job from a spreadsheet
client imported: imported the client from a spreadsheet
import taken back: took an import back
client made: added the client
client changed: changed the client
client merged: merged the client
client separated: separated the client again
contact changed: changed a contact
contact forgotten: forgot a contact`

describe('the actions of the desk', () => {
  it('have words for each kind', () => {
    const lines = KINDS.map((kind) => `${kind}: ${activityWords(kind, 'Noor', 'Zoya').slice('Noor '.length)}`)
    expect(lines).toEqual(WORDS.trim().split('\n'))
  })

  it('are the clock’s where nobody did it, and are about a model who left', () => {
    expect(activityWords('expired', null, 'Zoya')).toBe('The option on Zoya ended')
    expect(activityWords('moved up', null, null)).toBe('Moved a model who left up')
    expect(activityWords('confirmed', 'Noor', "$& {whom} $'")).toBe("Noor confirmed $& {whom} $'")
  })

  it('can be taken back, or not', () => {
    expect(KINDS.filter(isUndoable).toSorted()).toEqual([
      'booked out',
      'bookout changed',
      'bookout ended',
      'cancelled',
      'challenge',
      'challenge moved',
      'challenge taken back',
      'confirmed',
      'date cancelled',
      'date moved',
      'dates set',
      'item closed',
      'let ahead',
      'option',
      'proposed instead',
      'released',
      'sheet issued',
      'stage agreed',
      'stage cancelled',
      'stage closed',
      'stage done',
      'stage lost',
      'stage open',
      'stage quoted',
      'withdrawn',
    ])
  })

  it('are told to webhooks, except those that decide nothing', () => {
    const untold = [
      'note',
      'note blanked',
      'text opened',
      'text taken back',
      'text copied',
      'hours confirmed',
      'quote accepted',
      'sheet sent',
      'undone',
      'imported',
      'job imported',
      'client imported',
      'import taken back',
    ]
    expect(KINDS.filter((kind) => !isDecision(kind))).toEqual(untold)
  })

  const undecided = 'proposed option'
  const asked = 'proposed option released expired declined cancelled withdrawn'
  it.each([
    ['option', 'proposed'],
    ['confirmed', undecided],
    ['released', undecided],
    ['extended', 'option'],
    ['challenge', 'option'],
    ['challenge moved', 'option'],
    ['challenge taken back', 'option'],
    ['let ahead', 'option'],
    ['cancelled', 'confirmed'],
    ['withdrawn', 'confirmed'],
    ['asked', asked],
    ['answered yes', undecided],
    ['answered conditional', undecided],
    ['answered no', undecided],
    ['said yes', undecided],
    ['said conditional', undecided],
    ['said no', undecided],
    ['yes taken back', undecided],
    ['fee changed', 'proposed option confirmed'],
    ['client informed', 'proposed option confirmed'],
    ['client not informed', 'proposed option confirmed'],
  ] as const)('%s fits the states %s', (kind, states) => {
    expect(CLAIM_STATES.filter((state) => fits(kind, state)).toSorted()).toEqual(states.split(' ').toSorted())
  })
})
