-- What was issued is never changed: the only step left is that a proforma is withdrawn, once.
CREATE TRIGGER papers_no_update BEFORE UPDATE OF `id`, `kind`, `number`, `series`, `financial_year`, `issued_on`, `due_on`, `job_id`, `job_number`, `job_title`, `client_id`, `buyer_name`, `seller`, `buyer`, `supply`, `place_name`, `place_why`, `po_number`, `lines`, `rates`, `taxable_paise`, `untaxed_paise`, `cgst`, `sgst`, `igst`, `round_off_paise`, `total_paise`, `advances_paise`, `asked_paise`, `refers_to_id`, `reason`, `terms`, `issued_by`, `issued_at` ON papers BEGIN SELECT RAISE(ABORT, 'an issued paper is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER papers_withdrawn_once BEFORE UPDATE OF withdrawn_at ON papers WHEN old.kind <> 'proforma' OR old.withdrawn_at IS NOT NULL BEGIN SELECT RAISE(ABORT, 'an issued paper is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER papers_no_delete BEFORE DELETE ON papers BEGIN SELECT RAISE(ABORT, 'an issued paper is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER paper_files_no_update BEFORE UPDATE ON paper_files BEGIN SELECT RAISE(ABORT, 'the file of a paper is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER paper_files_no_delete BEFORE DELETE ON paper_files BEGIN SELECT RAISE(ABORT, 'the file of a paper is never deleted'); END;
--> statement-breakpoint
-- A first rate, which the agency's accountant has to look at.
INSERT INTO tax_codes (id, sac, name, rate_bp, from_day, is_unchecked) VALUES ('taxcode-999631', '999631', 'Services of performing artists, independent models', 1800, '2017-07-01', 1);
