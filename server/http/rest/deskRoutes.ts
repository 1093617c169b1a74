import { del, get, post, put, type Row } from './defineRoute'
import {
  issueRequest,
  oneSheet,
  sheetByJob,
  sheetIssued,
  sheetReceipts,
  sheetRequest,
} from './serializers/desk/callSheets'
import {
  bookoutByKey,
  bookoutDecided,
  bookoutList,
  changesRequest,
  chartForecast,
  chartQueue,
  chartWindow,
  deskChanges,
  windowRequest,
} from './serializers/desk/chart'
import { clientLine, contactRequest, oneClient } from './serializers/desk/clients'
import { dayHours, hoursRequest } from './serializers/desk/hours'
import { requestDecided, requestLine } from './serializers/desk/items'
import {
  answerRequest,
  challengeRemoval,
  challengeRequest,
  claimRoleRequest,
  dateRemoval,
  dateRequest,
  daysRequest,
  goingAheadRequest,
  jobByKey,
  jobDecided,
  jobLine,
  oneJob,
  placeRequest,
  proposalRequest,
  roleRemoval,
  roleRequest,
  talentAnswerRequest,
} from './serializers/desk/jobs'
import { linkMade, linkRemoval, onePackage, packageLine, packagePicks } from './serializers/desk/packages'
import { answeredJob, talentJobs } from './serializers/desk/talentJobs'
import { dataPage, done } from './serializers/envelope'
import { digitalAdded, digitalRequest } from './serializers/images'
import { certificateLine, certificateRequest } from './serializers/money/certificates'
import {
  buyerAnswerRequest,
  eInvoices,
  eInvoicesRequest,
  onePaper,
  owedInAll,
  paperLine,
  paymentRequest,
  quoteRequest,
  registerRequest,
} from './serializers/money/papers'
import {
  draftDiscarded,
  draftRequest,
  expenseRequest,
  issueRequest as issueStatementRequest,
  oneStatement,
  ownMoney,
  payoutRequest,
  statementLine,
  talentsDue,
} from './serializers/money/statements'
import { usageList, usageRequest, usagesRequest } from './serializers/money/usages'

const DESK = '/api/v1/desk'
const MONEY = '/api/v1/money'

const requestSteps = {
  field: 'state',
  procedures: {
    taken: 'desk.inbox.take',
    new: 'desk.inbox.giveBack',
    answered: 'desk.inbox.answer',
    closed: 'desk.inbox.close',
    reopened: 'desk.inbox.reopen',
  },
} as const
const dateSteps = {
  field: 'cancelled',
  procedures: { true: 'desk.jobs.cancelDate' },
  otherwise: 'desk.jobs.changeDate',
} as const
const placeSteps = {
  field: 'state',
  procedures: {
    option: 'desk.claims.option',
    confirmed: 'desk.claims.releaseAndConfirm',
    released: 'desk.claims.release',
    cancelled: 'desk.claims.cancel',
    withdrawn: 'desk.claims.withdraw',
  },
} as const
const answerSteps = {
  field: 'answer',
  procedures: {
    asked: 'desk.claims.ask',
    yes: 'desk.claims.recordAnswer',
    conditional: 'desk.claims.recordAnswer',
    no: 'desk.claims.recordAnswer',
  },
} as const

/** The calls of the desk, of money and of the talents' jobs, which the specification does not have. */
export const deskTable: readonly Row[] = [
  get(`${DESK}/inbox`, 'desk.inbox.list', dataPage('requests', requestLine)),
  post(`${DESK}/inbox/:id/job`, 'desk.inbox.makeJob', jobDecided),
  put(`${DESK}/inbox/:id/state`, requestSteps, requestDecided),
  get(`${DESK}/jobs`, 'desk.jobs.list', dataPage('jobs', jobLine)),
  post(`${DESK}/jobs`, 'desk.jobs.create', jobDecided),
  get(`${DESK}/jobs/:id`, 'desk.jobs.get', oneJob, { read: jobByKey }),
  put(`${DESK}/jobs/:id`, 'desk.jobs.change', jobDecided),
  put(`${DESK}/jobs/:id/stage`, 'desk.jobs.setStage', jobDecided),
  post(`${DESK}/jobs/:id/dates`, 'desk.jobs.addDate', jobDecided, { read: dateRequest }),
  put(`${DESK}/jobs/:id/dates/:dateId`, dateSteps, jobDecided, { read: dateRequest }),
  del(`${DESK}/jobs/:id/dates/:dateId`, 'desk.jobs.removeDate', jobDecided, { read: dateRemoval }),
  post(`${DESK}/jobs/:id/roles`, 'desk.jobs.addRole', jobDecided, { read: roleRequest }),
  put(`${DESK}/jobs/:id/roles/:roleId`, 'desk.jobs.changeRole', jobDecided, { read: roleRequest }),
  del(`${DESK}/jobs/:id/roles/:roleId`, 'desk.jobs.removeRole', jobDecided, { read: roleRemoval }),
  post(`${DESK}/jobs/:id/claims`, 'desk.claims.propose', jobDecided, { read: proposalRequest }),
  put(`${DESK}/claims/:id/state`, placeSteps, jobDecided, { read: placeRequest }),
  put(`${DESK}/claims/:id/dates`, 'desk.claims.setDates', jobDecided, { read: daysRequest }),
  put(`${DESK}/claims/:id/role`, 'desk.claims.setRole', jobDecided, { read: claimRoleRequest }),
  put(`${DESK}/claims/:id/answer`, answerSteps, jobDecided, { read: answerRequest }),
  post(`${DESK}/claims/:id/challenge`, 'desk.claims.challenge', jobDecided, { read: challengeRequest }),
  put(`${DESK}/claims/:id/challenge`, 'desk.claims.moveChallenge', jobDecided, { read: challengeRequest }),
  del(`${DESK}/claims/:id/challenge`, 'desk.claims.takeChallengeBack', jobDecided, {
    read: challengeRemoval,
  }),
  post(`${DESK}/claims/:id/let-go-ahead`, 'desk.claims.letGoAhead', jobDecided, { read: goingAheadRequest }),
  get(`${DESK}/chart`, 'desk.chart.window', chartWindow, { read: windowRequest }),
  get(`${DESK}/chart/changes`, 'desk.changes', deskChanges, { read: changesRequest }),
  get(`${DESK}/chart/queue`, 'desk.chart.queue', chartQueue),
  put(`${DESK}/chart/days`, 'desk.chart.setDays', jobDecided),
  post(`${DESK}/chart/pass`, 'desk.chart.pass', jobDecided),
  post(`${DESK}/chart/forecast`, 'desk.chart.forecast', chartForecast),
  get(`${DESK}/bookouts`, 'desk.bookouts.list', bookoutList),
  post(`${DESK}/bookouts`, 'desk.bookouts.add', bookoutDecided),
  put(`${DESK}/bookouts/:id`, 'desk.bookouts.change', bookoutDecided),
  del(`${DESK}/bookouts/:id`, 'desk.bookouts.end', bookoutDecided, { read: bookoutByKey }),
  post(`${DESK}/talents/:id/digitals`, 'desk.digitals.add', digitalAdded, {
    read: digitalRequest,
    upload: true,
  }),
  get(`${DESK}/clients`, 'desk.clients.list', dataPage('clients', clientLine)),
  post(`${DESK}/clients`, 'desk.clients.create', oneClient),
  get(`${DESK}/clients/:id`, 'desk.clients.get', oneClient),
  put(`${DESK}/clients/:id`, 'desk.clients.change', oneClient),
  post(`${DESK}/clients/:id/contacts`, 'desk.contacts.create', oneClient, { read: contactRequest }),
  get(`${DESK}/jobs/:id/call-sheets`, 'desk.callSheets.get', oneSheet, { read: sheetByJob }),
  post(`${DESK}/jobs/:id/call-sheets`, 'desk.callSheets.save', oneSheet, { read: sheetRequest }),
  get(`${DESK}/jobs/:id/call-sheets/receipts`, 'desk.callSheets.get', sheetReceipts, { read: sheetByJob }),
  post(`${DESK}/jobs/:id/call-sheets/:sheetId/issue`, 'desk.callSheets.issue', sheetIssued, {
    read: issueRequest,
  }),
  get(`${DESK}/jobs/:id/hours`, 'desk.hours.get', dayHours, { read: sheetByJob }),
  put(`${DESK}/claims/:id/hours`, 'desk.hours.save', dayHours, { read: hoursRequest }),
  get(`${DESK}/packages`, 'desk.packages.list', dataPage('packages', packageLine)),
  post(`${DESK}/packages`, 'desk.packages.create', onePackage),
  get(`${DESK}/packages/:id`, 'desk.packages.get', onePackage),
  put(`${DESK}/packages/:id`, 'desk.packages.change', onePackage),
  put(`${DESK}/packages/:id/entries`, 'desk.packages.setEntries', onePackage),
  post(`${DESK}/packages/:id/links`, 'desk.packages.addLink', linkMade),
  del(`${DESK}/packages/:id/links/:linkId`, 'desk.packages.revokeLink', onePackage, { read: linkRemoval }),
  get(`${DESK}/packages/:id/picks`, 'desk.packages.get', packagePicks),
  post(`${DESK}/packages/:id/answers`, 'desk.packages.keepAnswer', onePackage),
  get(`${MONEY}/papers`, 'desk.money.list', dataPage('papers', paperLine)),
  get(`${MONEY}/papers/:id`, 'desk.money.get', onePaper),
  post(`${MONEY}/quotes`, 'desk.money.makeQuote', onePaper, { read: quoteRequest }),
  del(`${MONEY}/quotes/:id`, 'desk.money.withdrawQuote', onePaper),
  get(`${MONEY}/outstanding`, 'desk.money.sums', owedInAll),
  get(`${MONEY}/e-invoices`, 'admin.money.eInvoices', eInvoices, { read: eInvoicesRequest }),
  put(`${MONEY}/papers/:id/irn`, 'admin.money.register', onePaper, { read: registerRequest }),
  put(`${MONEY}/papers/:id/buyer-answer`, 'admin.money.answerCredit', onePaper, { read: buyerAnswerRequest }),
  post(`${MONEY}/payments`, 'admin.money.recordPayment', onePaper, { read: paymentRequest }),
  get(`${MONEY}/certificates`, 'admin.money.certificates', dataPage('certificates', certificateLine)),
  put(`${MONEY}/certificates`, 'admin.money.markCertificate', done, { read: certificateRequest }),
  get(`${MONEY}/usages`, 'desk.usages.list', usageList, { read: usagesRequest }),
  post(`${MONEY}/usages`, 'desk.usages.add', usageList, { read: usageRequest }),
  put(`${MONEY}/usages/:id`, 'desk.usages.change', usageList, { read: usageRequest }),
  del(`${MONEY}/usages/:id`, 'desk.usages.remove', usageList),
  post(`${MONEY}/usages/:id/renewal`, 'desk.usages.renew', usageList),
  post(`${MONEY}/usages/:id/end`, 'desk.usages.letEnd', usageList),
  get(`${MONEY}/talents-due`, 'admin.statements.due', talentsDue),
  get(`${MONEY}/statements`, 'admin.statements.list', dataPage('statements', statementLine)),
  post(`${MONEY}/statements`, 'admin.statements.make', oneStatement, { read: draftRequest }),
  get(`${MONEY}/statements/:id`, 'admin.statements.get', oneStatement),
  del(`${MONEY}/statements/:id`, 'admin.statements.discard', draftDiscarded),
  post(`${MONEY}/statements/:id/expenses`, 'admin.statements.addExpense', oneStatement, {
    read: expenseRequest,
  }),
  del(`${MONEY}/statements/:id/expenses/:expenseId`, 'admin.statements.removeExpense', oneStatement),
  post(`${MONEY}/statements/:id/issue`, 'admin.statements.issue', oneStatement, {
    read: issueStatementRequest,
  }),
  post(`${MONEY}/statements/:id/payout`, 'admin.statements.pay', oneStatement, { read: payoutRequest }),
  del(`${MONEY}/statements/:id/payout`, 'admin.statements.removePayout', oneStatement),
  get('/api/v1/talent/money', 'talent.money.read', ownMoney),
  get('/api/v1/talent/jobs', 'talent.jobs.list', talentJobs),
  put('/api/v1/talent/claims/:id/answer', 'talent.jobs.answer', answeredJob, { read: talentAnswerRequest }),
]
