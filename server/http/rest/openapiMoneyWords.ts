import type { Method } from './defineRoute'

type Words = [tag: 'money' | 'talentJobs', id: string, summary: string]

/** The words of the calls of money and of a talent's own jobs. */
export const moneyAndTalentWords: Readonly<Record<`${Method} ${string}`, Words>> = {
  'get /api/v1/money/papers': ['money', 'listPapers', 'Papers; what is owed oldest first, else the newest'],
  'get /api/v1/money/papers/:id': ['money', 'readPaper', 'One paper with its lines and payments'],
  'post /api/v1/money/quotes': ['money', 'makeQuote', 'Make the quote of a job'],
  'delete /api/v1/money/quotes/:id': ['money', 'withdrawQuote', 'Take a quote back: its links close'],
  'get /api/v1/money/outstanding': ['money', 'readOutstanding', 'What is owed in all, by how late it is'],
  'get /api/v1/money/e-invoices': ['money', 'listEInvoices', 'Papers that wait for an IRN, by INV-01 1.1'],
  'put /api/v1/money/papers/:id/irn': ['money', 'registerPaper', 'Keep the IRN and QR of the portal'],
  'put /api/v1/money/papers/:id/buyer-answer': [
    'money',
    'answerCredit',
    'Keep what the buyer said of a credit note',
  ],
  'post /api/v1/money/payments': ['money', 'recordPayment', 'Record what a client paid on a paper'],
  'get /api/v1/money/certificates': [
    'money',
    'listCertificates',
    'Tax that clients withheld, by client and quarter',
  ],
  'put /api/v1/money/certificates': ['money', 'markCertificate', 'Say that a certificate was seen, or not'],
  'get /api/v1/money/usages': ['money', 'listUsages', 'Usages of a job or talent, or those that end soon'],
  'post /api/v1/money/usages': ['money', 'addUsage', 'Add a usage to a job'],
  'put /api/v1/money/usages/:id': ['money', 'changeUsage', 'Change a usage'],
  'delete /api/v1/money/usages/:id': ['money', 'removeUsage', 'Take a usage out'],
  'post /api/v1/money/usages/:id/renewal': ['money', 'renewUsage', 'Make the next one, for as long again'],
  'post /api/v1/money/usages/:id/end': ['money', 'letUsageEnd', 'Say that a usage is not renewed'],
  'get /api/v1/money/talents-due': ['money', 'listTalentsDue', 'Talents to pay, the longest wait first'],
  'get /api/v1/money/statements': ['money', 'listStatements', 'Statements; drafts first, then the newest'],
  'post /api/v1/money/statements': ['money', 'draftStatement', 'Make a draft for a talent and a period'],
  'get /api/v1/money/statements/:id': ['money', 'readStatement', 'One statement with its works'],
  'delete /api/v1/money/statements/:id': ['money', 'discardStatement', 'Throw a draft away'],
  'post /api/v1/money/statements/:id/expenses': ['money', 'addExpense', 'Add an expense to a draft'],
  'delete /api/v1/money/statements/:id/expenses/:expenseId': [
    'money',
    'removeExpense',
    'Take an expense out of a draft',
  ],
  'post /api/v1/money/statements/:id/issue': ['money', 'issueStatement', 'Issue a draft, for good'],
  'post /api/v1/money/statements/:id/payout': ['money', 'recordPayout', 'Record that a statement was paid'],
  'delete /api/v1/money/statements/:id/payout': [
    'money',
    'removePayout',
    'Take out a payout recorded by mistake',
  ],
  'get /api/v1/talent/money': ['talentJobs', 'readOwnMoney', 'Own statements, and what is coming'],
  'get /api/v1/talent/jobs': ['talentJobs', 'listOwnJobs', 'Own jobs: to answer, on option, coming and past'],
  'put /api/v1/talent/claims/:id/answer': ['talentJobs', 'answerJob', 'Answer whether one can do a job'],
}
