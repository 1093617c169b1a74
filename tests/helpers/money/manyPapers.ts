import type { Db } from '../../../server/core/db/database'

/**
 * Papers in tens up to the first of March 2026, `days` days of them: five invoices, three proformas of which two are invoiced,
 * a receipt voucher and a credit note. One ten of ten is not paid, each with a line, a seller and a buyer of the usual length.
 */
export function manyPapers({ $client }: Db, count: number, days: number, bookerId: string) {
  $client.exec(`
    create temp table made as with recursive p(n) as (select 0 union all select n + 1 from p where n < ${count - 1})
      select n, n % 10 as place, n / 10 as ten, 'j' || (n / 10) || case n % 10 when 5 then 0 when 6 then 1 when 8 then 7 when 9 then 0 else n % 10 end as job,
        case when n % 10 < 5 then 'invoice' when n % 10 < 8 then 'proforma' when n % 10 = 8 then 'receipt voucher' else 'credit note' end as kind,
        date('2026-03-01', '-' || ((${count} - 1 - n) * ${days} / ${count}) || ' days') as day from p;
    insert into clients (id, name, name_key, kind, created_at)
      select 'c' || n, 'Client ' || n, 'client ' || n, 'brand', '2025-01-01T00:00:00.000Z' from made where n < 500;
    insert into jobs (id, number, title, talent_title, client_id, stage, booker_id, agreed_at, created_at)
      select distinct job, 'J-' || job, 'Campaign ' || job, 'Work', 'c' || (ten % 500), 'closed', '${bookerId}',
        '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z' from made;
    insert into papers (id, kind, number, series, financial_year, issued_on, due_on, job_id, job_number, job_title, client_id,
        buyer_name, seller, buyer, supply, place_name, lines, rates, taxable_paise, untaxed_paise, cgst, sgst, igst,
        round_off_paise, total_paise, advances_paise, asked_paise, refers_to_id, reason, terms, issued_by, issued_at,
        search_text)
      select printf('p%06d', n), kind, series || '/' || printf('%06d', n), series, '25-26', day,
        case when place < 8 then date(day, '15 days') end, job, 'J-' || job, 'Campaign ' || job || ' für Élan', 'c' || (ten % 500),
        'Neel & Töchter ' || (ten % 500),
        json_object('name', 'Tehkhana Talent LLP', 'address', 'Lower ground floor, Lane 4, Shahpur Jat, New Delhi 110049',
          'stateCode', '07', 'gstin', '07AAGFF2194N1Z1', 'isAbroad', json('false'), 'pan', 'AAGFF2194N', 'lutNumber', null,
          'upiId', 'tehkhana@examplebank', 'upiMaxPaise', 10000000, 'bank', json_object('name', 'Example Bank, Delhi',
          'holder', 'Tehkhana Talent LLP', 'account', '000000004127', 'ifsc', 'EXAM0000049')),
        json_object('name', 'Neel & Töchter ' || (ten % 500), 'address', '22 Kaman Gali, Shahpur Jat, New Delhi', 'stateCode', '07',
          'gstin', case when ten % 2 then '07AAGFF2194N1Z1' end, 'isAbroad', json('false')),
        'within', 'Delhi',
        (select json_group_array(json_object('kind', 'day fee', 'words', 'Day fee, talent ' || value, 'more', '20 March',
          'quantityMilli', 1000, 'unit', 'day', 'unitPaise', 2500000, 'amountPaise', 2500000, 'sac', '999631', 'rateBp', 1800,
          'isTaxable', json('true'))) from json_each('[1, 2, 3, 4]')),
        json_array(json_object('rateBp', 1800, 'taxablePaise', 10000000, 'cgst', 900000, 'sgst', 900000, 'igst', 0)),
        10000000, 0, 900000, 900000, 0, 0, 11800000, 0, 0,
        case when place = 9 then printf('p%06d', n - 9) end, case when place = 9 then 'The amount is wrong' end,
        'Cancelled within 48 h: 50 %. Within 24 h: 100 %.', 'Ira',
        day || case when place < 5 then 'T12:00:00.000Z' else 'T08:00:00.000Z' end,
        lower(series || '/' || printf('%06d', n) || char(10) || 'neel & tochter ' || (ten % 500) || char(10) || 'campaign ' || job)
      from (select *, case kind when 'invoice' then 'TK' when 'proforma' then 'TKP' when 'credit note' then 'TKC' else 'TKR' end
        as series from made);
    insert into payments (id, paper_id, received_on, amount_paise, withheld_paise, withheld_code, way, recorded_by, created_at)
      select 'y' || n, printf('p%06d', n), day, case when ten % 10 = 1 then 5000000 else 10800000 end,
        case when ten % 10 = 1 then 0 else 1000000 end, '1027', 'bank', 'Ira', day || 'T12:00:00.000Z'
      from made where place between 1 and 4 and ten % 10 > 0;
    insert into paper_counters values ('TK', '25-26', ${count}, '2026-03-01');
    drop table made;
    analyze`)
}
