import { mergeRouters, router } from '../../core/procedures'
import { adminAccountant } from './accountant/router'
import { adminCertificates } from './certificates/router'
import { deskJobValue } from './jobValue/router'
import { deskPaperLinks, paperLinks } from './links/router'
import { adminPapers, deskPapers } from './papers/router'
import { deskQuotes, quoteLinks } from './quotes/router'
import { adminMoneySettings } from './settings/router'
import { adminStatementSettings, adminStatements, talentMoney } from './statements/router'
import { deskUsages } from './usages/router'

export const money = {
  site: { papers: paperLinks, quotes: quoteLinks },
  desk: router({
    usages: deskUsages,
    money: mergeRouters(deskJobValue, deskPapers, deskPaperLinks, deskQuotes),
  }),
  admin: {
    money: mergeRouters(adminPapers, adminCertificates, adminAccountant),
    moneySettings: adminMoneySettings,
    statements: adminStatements,
    statementSettings: adminStatementSettings,
  },
  talent: { money: talentMoney },
}
