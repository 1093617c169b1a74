import type { proceduresOf } from '../../procedures'

type Call = Awaited<ReturnType<typeof proceduresOf>>

/** A job with one confirmed talent of the agency, and with a client of its own. */
export async function confirmedJob(
  call: Call,
  modelId: string,
  { title, day }: { title: string; day: string },
) {
  const made = await call('desk.jobs.createFromBrief', {
    ...{ title, client: `${title} Films`, city: '', brief: '', usageWords: '', roles: [] },
    dates: [{ day, part: 'full' }],
  })
  const proposed = await call('desk.claims.propose', { jobId: made.job.id, modelId })
  let [claim] = proposed.job.claims
  for (const [step, more] of [
    ['setFee', { feePaise: 45_000_00, feeUnit: 'day' }],
    ['recordAnswer', { answer: 'yes' }],
    ['confirm', {}],
  ] as const) {
    const { job } = await call(`desk.claims.${step}`, { claimId: claim.id, version: claim.version, ...more })
    ;[claim] = job.claims
  }
  return { job: made.job, claimId: claim.id }
}

/** Addresses of the pages that people of a job open by a link: call sheet, hours, a document, a question. */
export async function linksOfTheDesk(call: Call, ask: Call, modelId: string): Promise<string[]> {
  const { job, claimId } = await confirmedJob(call, modelId, { title: 'Links', day: '2099-06-02' })
  const { date } = await ask('desk.callSheets.get', { job: job.id })
  const { draft } = await call('desk.callSheets.save', {
    ...{ job: job.id, dateId: date.id, place: 'Jetty', calls: [{ claimId, call: '06:15' }] },
  })
  const { sheet } = await call('desk.callSheets.issue', {
    ...{ id: draft.id, version: draft.version, changes: null },
  })
  const { id: asked } = await call('admin.models.create', {
    ...{ stageName: 'Asked', name: 'Asked', gender: 'female', phone: '+91 98200 50199' },
  })
  const { job: open } = await call('desk.jobs.create', { title: 'Asked', day: '2099-06-03' })
  const proposed = await call('desk.claims.propose', { jobId: open.id, modelId: asked })
  const [claim] = proposed.job.claims
  await call('desk.claims.ask', { claimId: claim.id, version: claim.version, tell: 'text' })
  const texts = [
    await call('desk.callSheets.text', { linkId: sheet.recipients[0].linkId }),
    await call('desk.hours.text', { job: job.id }),
    await call('desk.documents.ask', { modelId, kind: 'contract' }),
    await call('desk.claims.text', { claimId: claim.id, of: 'question' }),
  ]
  return texts.map(({ text }, at) => {
    const [address] = /\/(?:c|v|d|answer)\/[\w-]{22,}(?:\?kind=\w+)?/.exec(text) ?? []
    if (!address) throw new Error(`text ${at} has no link: ${text}`)
    return address
  })
}
