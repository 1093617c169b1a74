import { MEDIA, type Usage } from '../../../../../shared/money/usages'
import { choice, count, day, flag, known, list, object, text } from '../../../../core/codec'
import { reads, underData } from '../envelope'
import { paise } from './papers'

const usage = object<Usage>('Usage')({
  _id: [text, ({ id }) => id],
  job_id: text,
  job_number: text,
  job_title: text,
  client: known,
  claim_id: known,
  talent: known,
  model_id: known,
  media: list(choice(MEDIA)),
  territory: text,
  from_day: day,
  until_day: day,
  exclusivity: known,
  fee_paise: paise,
  renewed_by_id: known,
  is_let_end: flag,
  version: count,
})
/** Usages: where pictures may be used, and how long. */
export const usageList = underData(object<Usage[]>()({ usages: [list(usage), (usages: Usage[]) => usages] }))

export const usagesRequest = reads('job_id', 'model_id')
const facts = reads(
  ...[
    'id',
    'job_id',
    'claim_id',
    'media',
    'territory',
    'from_day',
    'until_day',
    'exclusivity',
    'fee',
    'version',
  ],
)
export const usageRequest = (given: Parameters<typeof facts>[0]) => ({
  ...facts(given),
  decisionKey: given.decisionKey,
})
