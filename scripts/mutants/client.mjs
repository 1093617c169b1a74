/** The same in what both sides use. */
export const shared = [
  {
    what: 'somebody is a year older on the day after the birthday only',
    file: 'shared/roster/age.ts',
    before: 'today.slice(5) < born.slice(5)',
    after: 'today.slice(5) <= born.slice(5)',
    tests: ['tests/rules/roster/', 'tests/api/roster/', 'tests/rest/roster/'],
  },
  {
    what: 'a list of exactly one page has two',
    file: 'shared/paging.ts',
    before: 'Math.ceil(total / limit)',
    after: 'Math.floor(total / limit) + 1',
    tests: ['tests/rules/', 'tests/api/intake/', 'tests/rest/intake/'],
  },
  {
    what: 'a yes is asked for that was given',
    file: 'shared/desk/steps/claimActions.ts',
    before: 'hasOpen && !hasYes',
    after: 'hasOpen',
    tests: ['tests/rules/desk/'],
  },
]

/** The same in the screens. */
export const client = [
  {
    what: 'an option is green and a confirmed talent yellow',
    file: 'client/src/design/feedback/statusTones.ts',
    before: "option: { tone: 'yellow' },\n      confirmed: { tone: 'green' }",
    after: "option: { tone: 'green' },\n      confirmed: { tone: 'yellow' }",
    tests: ['tests/screens/design/'],
  },
  {
    what: 'the buttons Take it and Give back have their words swapped',
    file: 'client/src/admin/desk/copy.ts',
    before: "take: 'Take it',\n    giveBack: 'Give back'",
    after: "take: 'Give back',\n    giveBack: 'Take it'",
  },
  {
    what: 'a cancelled travel day is confirmed with the job',
    file: 'client/src/admin/desk/jobs/faces/claimDays.ts',
    before: "day.kind === 'travel' && day.cancelledAt === null",
    after: "day.kind === 'travel'",
    tests: ['tests/rules/desk/'],
  },
  {
    what: '45k are 4,500 rupees',
    file: 'client/src/admin/desk/jobs/faces/fees.ts',
    before: "'e3'",
    after: "'e2'",
    tests: ['tests/rules/desk/'],
  },
  {
    what: 'more rows are marked than one press may change',
    file: 'client/src/admin/bulk/useMarks.ts',
    before: 'if (next.size < most)',
    after: 'if (next.size <= most)',
    tests: [
      'tests/screens/admin/lists/bulk.test.tsx',
      'tests/screens/admin/roster/',
      'tests/screens/admin/desk/',
    ],
  },
  {
    what: 'a search on page 3 shows page 3 of what it finds',
    file: 'client/src/lib/useListQuery.ts',
    before: "next.delete('page')\n          for",
    after: 'for',
    tests: ['tests/screens/admin/lists/lists.test.tsx', 'tests/screens/admin/intake/', 'tests/screens/site/'],
  },
  {
    what: 'Next is off on the last page but one',
    file: 'client/src/design/lists/Pager.tsx',
    before: 'to > totalPages }',
    after: 'to >= totalPages }',
    tests: ['tests/screens/admin/lists/lists.test.tsx', 'tests/screens/design/', 'tests/screens/site/'],
  },
  {
    what: 'a booker who has signed in is sent back to the sign-in',
    file: 'client/src/lib/session.ts',
    before: "['booker', 'admin', 'superadmin']",
    after: "['admin', 'superadmin']",
    tests: ['tests/screens/design/', 'tests/screens/admin/access/', 'tests/screens/admin/shell.test.tsx'],
  },
  {
    what: 'a double click approves and takes it back',
    file: 'client/src/admin/intake/signupRequests/RowActions.tsx',
    before: 'detail < 2',
    after: 'detail < 3',
    tests: ['tests/screens/admin/forms/doublePress.test.tsx', 'tests/screens/admin/intake/'],
  },
  {
    what: 'an account is closed that should be opened',
    file: 'client/src/admin/access/team/columns.tsx',
    before: 'isClosed ? onReopen : onClose',
    after: 'isClosed ? onClose : onReopen',
  },
  {
    what: 'a message that was never tried reads as tried again',
    file: 'client/src/admin/agency/integrations/webhookColumns.tsx',
    before: 'tries === 0 ? copy.waits : copy.again(answer)',
    after: 'tries === 0 ? copy.again(answer) : copy.waits',
  },
  {
    what: 'the weeks of a month begin on Sunday over the names from Monday',
    file: 'client/src/talent/jobs/monthDays.ts',
    before: '.getUTCDay() + 6) % 7',
    after: '.getUTCDay() + 7) % 7',
    tests: ['tests/screens/talent/', 'tests/rules/'],
  },
  {
    what: 'all is well before the first backup',
    file: 'client/src/admin/operations/system/StatusParts.tsx',
    before: 'if (problems.length === 0 && backup.lastSuccess === null)',
    after: 'if (problems.length < 0 && backup.lastSuccess === null)',
  },
]
