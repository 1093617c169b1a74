import { describe, expect, it } from 'vitest'
import { auditLines } from '../../../helpers/auditLines'
import { UNREGISTERED, withMoney } from '../../../helpers/money/money'

describe('money settings', () => {
  it('begin with nothing that is contested, and one code that has to be checked', async () => {
    const { asOwner } = await withMoney(null)
    const { settings, isSetUp, taxCodes } = await asOwner.admin.moneySettings.get()
    expect(isSetUp).toBe(false)
    expect(settings).toMatchObject({
      registration: 'none',
      serviceCharge: '0',
      serviceChargeSac: '',
      feeSac: '',
    })
    expect(taxCodes).toMatchObject([{ sac: '999631', rateBp: 1800, isUnchecked: true }])
  })

  it('are read back as they were saved, and the deed is in the audit', async () => {
    const { t, owner, asOwner } = await withMoney()
    const { settings, isSetUp } = await asOwner.admin.moneySettings.get()
    expect(isSetUp).toBe(true)
    expect(settings).toMatchObject({
      ...{ gstin: '07AAGFF2194N1Z1', stateCode: '07', serviceCharge: '20', upiMax: '100000.00', version: 1 },
    })
    expect(auditLines(t, 'money settings changed')).toEqual([
      [owner.id, 'Ira', null, '998599 from 2017-07-01'],
      [owner.id, 'Ira', null, null],
    ])
    await expect(asOwner.admin.moneySettings.save({ ...settings, version: 0 })).rejects.toThrow(
      'A colleague changed the money settings in the meantime.',
    )
    expect(await asOwner.admin.moneySettings.save({ ...settings, prefix: 'tka' })).toMatchObject({
      settings: { prefix: 'TKA', version: 2 },
    })
  })

  it('have codes of tax withheld of two laws, each of which has to be checked', async () => {
    const { asOwner } = await withMoney(null)
    const { withholdingCodes } = await asOwner.admin.moneySettings.get()
    expect(withholdingCodes.map(({ code, rateBp, untilDay }) => [code, rateBp, untilDay])).toEqual([
      ...[
        ['1006', 200, null],
        ['1023', 100, null],
        ['1024', 200, null],
        ['1026', 200, null],
      ],
      ...[
        ['1027', 1000, null],
        ['194C', 100, '2026-03-31'],
        ['194C', 200, '2026-03-31'],
      ],
      ['194J', 1000, '2026-03-31'],
    ])
    expect(withholdingCodes.every(({ isUnchecked }) => isUnchecked)).toBe(true)
    const code = { code: '1027', name: 'Professional', rate: '10', fromDay: '2026-04-01' }
    const next = await asOwner.admin.moneySettings.addWithholdingCode({ ...code, yearFrom: '75,000' })
    expect(next.withholdingCodes.find((each) => each.code === '1027')).toMatchObject({
      yearFromPaise: 75_000_00,
      isUnchecked: false,
    })
  })

  it.each([
    [{ registration: 'regular' }, 'Enter the GSTIN of the agency'],
    [{ gstin: '29AABCT1332L1Z5' }, 'The last character of this GSTIN is wrong: please check it'],
    [{ gstin: '07AAGFF2194N1Z1', stateCode: '27' }, 'The GSTIN is of another state'],
    [{ registration: 'composition' }, 'Choose whether you are registered'],
    [{ prefix: 'TKAB' }, 'At most 3 characters'],
    [{ prefix: '' }, 'One to three letters or digits'],
    [{ upiId: 'nobody' }, 'A UPI ID reads like name@bank'],
    [{ bankIfsc: '' }, 'Account and IFSC belong together'],
    [{ serviceChargeSac: '998888' }, 'Add this code with its rate first'],
    [{ serviceCharge: '101' }, 'Enter a percentage from 0 to 100'],
    [{ udyam: 'UDYAM-DL-1-0012345' }, 'It reads like UDYAM-DL-01-0012345'],
    [{ udyam: 'DL-01-0012345' }, 'It reads like UDYAM-DL-01-0012345'],
    [{ cancellation: [{ hours: '2d', percent: 50 }] }, 'Enter a whole number from 0 to 2160'],
    [{ cancellation: [{ hours: 48, percent: 101 }] }, 'Enter a whole number from 0 to 100'],
    [
      {
        cancellation: [
          { hours: 48, percent: 50 },
          { hours: '48', percent: 60 },
        ],
      },
      'This is there already',
    ],
    [
      {
        cancellation: [
          { hours: 48, percent: 50 },
          { hours: 24, percent: 40 },
        ],
      },
      'Closer to the day is never less',
    ],
    [{ tan: 'DEL01234B' }, 'A TAN reads like DELT01234B'],
    [{ tan: 'AAGFF2194N' }, 'A TAN reads like DELT01234B'],
  ])('%o are refused: %s', async (facts, words) => {
    const { asOwner } = await withMoney(null)
    await expect(
      asOwner.admin.moneySettings.save({ ...UNREGISTERED, ...facts } as typeof UNREGISTERED),
    ).rejects.toThrow(words)
  })

  it('keep the Udyam registration and the TAN of the agency, in capitals', async () => {
    const { asOwner } = await withMoney()
    const { settings } = await asOwner.admin.moneySettings.get()
    expect(settings).toMatchObject({ udyam: '', tan: '' })
    const given = { ...settings, udyam: 'udyam-dl-01-0012345', tan: 'delt 01234b' }
    expect((await asOwner.admin.moneySettings.save(given)).settings).toMatchObject({
      udyam: 'UDYAM-DL-01-0012345',
      tan: 'DELT01234B',
    })
  })

  it('keep what is owed when a client cancels, the longest time ahead first', async () => {
    const { asOwner } = await withMoney()
    const { settings } = await asOwner.admin.moneySettings.get()
    expect(settings.cancellation).toEqual([])
    const cancellation = [
      { hours: '24', percent: '100' },
      { hours: '72', percent: '25' },
      { hours: '48', percent: '50' },
    ]
    expect(
      (await asOwner.admin.moneySettings.save({ ...settings, cancellation })).settings.cancellation,
    ).toEqual([
      { hours: 72, percent: 25 },
      { hours: 48, percent: 50 },
      { hours: 24, percent: 100 },
    ])
  })

  it('are for superadmins only (M20)', async () => {
    const { t, noor, admin } = await withMoney(null)
    for (const account of [noor, admin])
      await expect(t.as(account).admin.moneySettings.get()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
