import { ANSWERS, CLAIM_STATES, DAY_PARTS } from '../../../../../shared/desk/deskLists'
import { TALENT_JOB_GROUPS, type TalentDate, type TalentJob } from '../../../../../shared/desk/talentJobs'
import { choice, count, day, flag, inside, known, list, nullable, object, text } from '../../../../core/codec'
import { underData } from '../envelope'
import { maybeMoment, paise } from './jobs'

const talentJob = object<TalentJob>('TalentJob')({
  _id: [text, (row) => row.claimId],
  version: count,
  group: choice(TALENT_JOB_GROUPS),
  title: text,
  client: known,
  city: known,
  workType: known,
  usageWords: known,
  feePaise: paise,
  feeUnit: text,
  answer: choice(ANSWERS),
  answerWords: known,
  expiresAt: maybeMoment,
  mayAnswer: flag,
  mayTakeBack: flag,
  dates: list(
    object<TalentDate>('TalentDate')({
      _id: text,
      day,
      part: choice(DAY_PARTS),
      kind: text,
      place: known,
      callTime: known,
      state: choice(CLAIM_STATES),
      rank: nullable(count),
      isOpen: flag,
      isAnswered: flag,
    }),
  ),
})
export const talentJobs = underData(object<TalentJob[]>()({ jobs: inside(list(talentJob)) }))
export const answeredJob = underData(object<TalentJob>()({ job: inside(talentJob) }))
