import { aboveQuoted } from './answers/asides'
import { asHeading, readClause, type Said } from './answers/clauses'
import { setAsideConditions } from './answers/conditions'
import { readCorrections } from './answers/corrections'
import { leaveOut, takeExceptions } from './answers/exceptions'
import { type Item, isFace, isGroup, isPlural, isVerdict, type VerdictItem } from './answers/items'
import { joinLabels } from './answers/labels'
import type { FaceToRead } from './answers/looks'
import { takePeople } from './answers/people'
import { scan } from './answers/scan'
import { type AnswerReading, type GroupSaid, settle } from './answers/settle'
import { PRAISE } from './answers/words'
import { readable } from './phrases'

/** No answer is longer, and reading costs more than its length. */
export const ANSWER_MAX = 4000

/** The answer is still to come: *will send the selection by 6*. */
const DEFERS =
  /(?<!\p{L})(?:(?:will|to)\s+(?:send|share|give)\s+(?:(?:you|the|our|a|my|final)\s+)*(?:selections?|shortlist|list|names|picks|choices?|decision|answer|feedback)|(?:pooch|puch|poochh|discuss|check|baat|soch)\s+(?:kar\s+)?(?:ke|kar|karke)\s+(?:bata|bol)\p{L}*|will\s+(?:revert|get back|discuss|decide)|(?:client|director|team|boss)\s+(?:will|to)\s+(?:decide|confirm|choose|pick|select))(?!\p{L})/iu
/** Several people answer: *Asha says yes to 8, Ravi says no to 8*. */
const SAYS =
  /(?<=(?<!\p{L})(?:[Ii]|[Ww]e)\s+)(?:like|love|want|prefer)(?!\p{L})|(?<=(?:\p{Lu}\p{L}{1,20}|(?<!\p{L})(?:client|director|brand|team|producer|boss|stylist|photographer|he|she|sir))\s+)(?:says|said|wants|likes|loves|hates|dislikes|prefers|feels|thinks|rejected|approved|(?:doesn'?t|does not|didn'?t|did not)\s+(?:want|like|love|need|feel|agree))(?!\p{L})/gu

const BREAKS = new Set<string>(['stop', 'line', 'question', 'but', 'otherwise'])

function sentencesOf(items: Item[]): Item[][] {
  const sentences: Item[][] = [[]]
  for (const item of items) {
    sentences.at(-1)?.push(item)
    if (BREAKS.has(item.kind)) sentences.push([])
  }
  return sentences
}

/** Reads what a client wrote about the numbered faces of a package. Nothing is decided for a face that no word names. */
export function readAnswer(message: string, faces: readonly FaceToRead[]): AnswerReading {
  const text = readable(message, ANSWER_MAX)
  const above = aboveQuoted(text)
  const reading = above === undefined ? undefined : readText(above, faces)
  // *See below from the brand*: the answer is in the mail that is forwarded.
  const isAnswered = reading && reading.picks.length + reading.doubts.length > 0
  return isAnswered ? reading : readText(text, faces)
}

function readText(text: string, faces: readonly FaceToRead[]): AnswerReading {
  const items = readCorrections(
    setAsideConditions(joinLabels(takePeople(scan(text, faces), text), text), text),
    text,
  )
  const sentences = new Sentences(text)
  for (const sentence of sentencesOf(items)) sentences.read(sentence)
  const said = DEFERS.test(text) ? sentences.said.filter((one) => !isPraiseOfAll(one, text)) : sentences.said
  return settle(said, sentences.groups, { faces, areSeveral: [...text.matchAll(SAYS)].length > 1 })
}

/** The face before it: *8? Not him.* */
const THAT_ONE = /(?<!\p{L})(?:him|her|she|he|this one|that one|actually)(?!\p{L})/iu

/** Reads a message sentence by sentence. */
class Sentences {
  readonly said: Said[] = []
  readonly groups: GroupSaid[] = []
  /** verdicts of a title, which hold for the lines below it */
  private heading: VerdictItem[] = []
  /** what the sentence before said of faces, and the sign or word that ended it */
  private last: Said[] = []
  private before: Item | undefined

  constructor(private readonly text: string) {}

  read(sentence: Item[]) {
    const end = sentence.at(-1)
    const asksOfFace = isQuestionOfFace(sentence, this.text)
    const excepted = takeExceptions(sentence)
    const clause = excepted.rest.filter(({ kind }) => !BREAKS.has(kind))
    const hasYes = this.said.some(({ pick }) => pick === 'yes')
    const { said, heading } = readClause(clause, this.heading, hasYes, this.last.at(-1))
    if (this.before?.kind === 'but') doubtPraise(this.last, said, clause, this.text, this.before.end)
    if (said.length === 0 && !excepted.has && clause.some(isVerdict)) this.readAlone(clause, end, heading)
    else {
      this.heading = heading
      if (asksOfFace && end?.kind !== 'question') askFirst(said, sentence)
      if (end?.kind === 'question') askWhole(said, sentence, this.text)
      if (this.before?.kind === 'otherwise') for (const one of said) one.pick ??= 'maybe'
      if (excepted.has) this.groups.push(...leaveOut(said, excepted))
      this.said.push(...said)
      if (said.length > 0) this.last = said
    }
    this.before = end
  }

  /** A sentence that answers and names nobody: what it says of the faces before it, or of those below. */
  private readAlone(clause: Item[], end: Item | undefined, heading: VerdictItem[]) {
    const verdicts = clause.filter(isVerdict)
    const pick = (['maybe', 'no'] as const).find((one) => verdicts.some((word) => word.pick === one)) ?? 'yes'
    const { before, last } = this
    // *Likes 12 but not sure*
    const isDoubted = before?.kind === 'but' && pick !== 'yes'
    const words = this.text.slice(before?.end ?? 0, end && BREAKS.has(end.kind) ? end.end : undefined)
    if (isDoubted || (last.length > 0 && THAT_ONE.test(words))) {
      for (const one of last.slice(-1))
        Object.assign(one, { pick, by: [...one.by, ...verdicts], asked: false })
      return
    }
    // *2, 5, 7* and below it *maybe*
    const open = last.filter((one) => one.pick === undefined)
    if (before?.kind === 'line' && open.length > 0 && !clause.some(({ kind }) => kind === 'colon')) {
      for (const one of open) Object.assign(one, { pick, by: verdicts })
      return
    }
    if (before?.kind === 'but') return
    // *Rejected* on a line of its own
    const isTitle = before?.kind === 'line' && end?.kind === 'line'
    if (before?.kind === 'stop' || (end?.kind === 'stop' && pick === 'no')) this.heading = []
    else if (isTitle) this.heading = asHeading(verdicts)
    else this.heading = heading.length > 0 ? heading : verdicts
  }
}

const COMPARES =
  /(?<!\p{L})(?:prefer\p{L}*|better|rather|sirf|only|just|final|finali[sz](?:e|ed|ing)|selected|shortlisted|chosen|choosing|go(?:ing)? with)(?!\p{L})/iu

const isPraise = (words: string) => PRAISE.has(words.toLowerCase())

/** *Sab acche hain*, which decides nothing where the answer is still to come. */
const isPraiseOfAll = ({ faces, by }: Said, text: string) =>
  isGroup(faces) && by.length > 0 && by.every(({ start, end }) => isPraise(text.slice(start, end)))

/**
 * *Larisa is pretty but the brand wants an Indian look*: praise before a *but* decides nothing where no answer follows it.
 * Nor does it where others are preferred: *all are lovely, but we can take only Zoya*.
 */
function doubtPraise(last: Said[], said: Said[], clause: Item[], text: string, from: number) {
  const praised = last.filter(
    ({ pick, by }) =>
      (pick === 'yes' || pick === undefined) &&
      by.every(({ start, end }) => isPraise(text.slice(start, end))),
  )
  const words = /^[^.!?\n]*/.exec(text.slice(from))?.[0] ?? ''
  const answers = clause.some((item) => isVerdict(item) && item.pick !== 'yes')
  const named = said.filter(({ faces }) => faces.of !== 'look' && faces.of !== 'unknown')
  const isCompared = COMPARES.test(words) && said.some(({ pick }) => pick !== 'no')
  if (isCompared || (named.length === 0 && !answers)) for (const one of praised) one.asked = true
}

const DOES = /^(?:is|can|could|does|did|would|has|kya)$/i
const NOTHING = /^\s*$/

/** *Does Sky have a visa*, *has 5 done ramp*: a question of a face, also without its sign. */
function isQuestionOfFace([first, second]: Item[], text: string): boolean {
  if (first?.kind !== 'opener' || !isFace(second) || isPlural(second)) return false
  const isStart = /(?:^|[\n.,!?;]|\b(?:and|hi|pls|also))\s*$/iu.test(
    text.slice(Math.max(0, first.start - 8), first.start),
  )
  return (
    isStart &&
    DOES.test(text.slice(first.start, first.end)) &&
    NOTHING.test(text.slice(first.end, second.start))
  )
}

/** Whom the question ahead of the first comma names is asked about. */
function askFirst(said: Said[], sentence: Item[]) {
  const end = sentence.find(({ kind }) => kind === 'comma')?.start ?? Number.POSITIVE_INFINITY
  for (const one of said) if (one.faces.start < end) one.asked = true
}

const OF_FACE = /^(?:is|are|can|could|does|do|would|will|has|have)$/i

/** A question: whom its last part names is asked about, or offered as a maybe; so is who is named before without an answer. */
function askWhole(said: Said[], sentence: Item[], text: string) {
  const from = sentence.findLast(({ kind }) => kind === 'comma')?.start ?? -1
  // *Is Kabir ok with shaving?*
  const isAboutFace = (item: Item, index: number) =>
    isFace(sentence[index + 1]) && OF_FACE.test(text.slice(item.start, item.end))
  const asks = sentence.some(
    (item, index) =>
      item.start > from &&
      (item.kind === 'ask' ||
        item.kind === 'strongAsk' ||
        (item.kind === 'opener' && isAboutFace(item, index))),
  )
  const isAnswered = sentence.some((item) => isVerdict(item) && item.start < from)
  for (const one of said) {
    if (one.faces.start < from && (one.pick !== undefined || isAnswered)) continue
    if (asks) one.asked = true
    else if (one.pick !== 'no') one.pick = 'maybe'
  }
}
