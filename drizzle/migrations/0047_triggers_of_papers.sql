-- The triggers of papers, which went with the table when it was made anew.
CREATE TRIGGER papers_no_update BEFORE UPDATE OF `id`, `kind`, `number`, `series`, `financial_year`, `issued_on`, `due_on`, `job_id`, `job_number`, `job_title`, `client_id`, `buyer_name`, `seller`, `buyer`, `supply`, `place_name`, `place_why`, `po_number`, `lines`, `rates`, `taxable_paise`, `untaxed_paise`, `cgst`, `sgst`, `igst`, `round_off_paise`, `total_paise`, `advances_paise`, `asked_paise`, `refers_to_id`, `reason`, `terms`, `issued_by`, `issued_at` ON papers BEGIN SELECT RAISE(ABORT, 'an issued paper is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER papers_withdrawn_once BEFORE UPDATE OF withdrawn_at ON papers WHEN old.kind <> 'proforma' OR old.withdrawn_at IS NOT NULL BEGIN SELECT RAISE(ABORT, 'an issued paper is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER papers_no_delete BEFORE DELETE ON papers BEGIN SELECT RAISE(ABORT, 'an issued paper is never deleted'); END;
--> statement-breakpoint
-- First codes, which the agency's accountant has to look at.
INSERT INTO withholding_codes (id, code, name, rate_bp, single_from_paise, year_from_paise, from_day, until_day, is_unchecked) VALUES
  ('withholding-194j', '194J', 'Professional services', 1000, NULL, 5000000, '2017-04-01', '2026-03-31', 1),
  ('withholding-194c-1', '194C', 'Contractor, an individual', 100, 3000000, 10000000, '2017-04-01', '2026-03-31', 1),
  ('withholding-194c-2', '194C', 'Contractor, others', 200, 3000000, 10000000, '2017-04-01', '2026-03-31', 1),
  ('withholding-1027', '1027', 'Professional services', 1000, NULL, 5000000, '2026-04-01', NULL, 1),
  ('withholding-1026', '1026', 'Technical services', 200, NULL, 5000000, '2026-04-01', NULL, 1),
  ('withholding-1023', '1023', 'Contractor, an individual', 100, 3000000, 10000000, '2026-04-01', NULL, 1),
  ('withholding-1024', '1024', 'Contractor, others', 200, 3000000, 10000000, '2026-04-01', NULL, 1),
  ('withholding-1006', '1006', 'Commission', 200, NULL, NULL, '2026-04-01', NULL, 1);
