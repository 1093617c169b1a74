ALTER TABLE `money_settings` ADD `e_invoice_from` text;--> statement-breakpoint
ALTER TABLE `papers` ADD `irn` text;--> statement-breakpoint
ALTER TABLE `papers` ADD `irn_qr` text;--> statement-breakpoint
CREATE INDEX `papers_unregistered` ON `papers` (`issued_on`) WHERE irn is null and kind in ('invoice', 'credit note', 'debit note') and supply <> 'without_gst';--> statement-breakpoint
-- The number of the e-invoice portal comes once, to a paper that it registers.
CREATE TRIGGER papers_registered_once BEFORE UPDATE OF irn, irn_qr ON papers WHEN old.irn IS NOT NULL OR new.irn IS NULL OR new.irn_qr IS NULL OR old.kind NOT IN ('invoice', 'credit note', 'debit note') OR old.supply = 'without_gst' BEGIN SELECT RAISE(ABORT, 'an issued paper is never changed'); END;
--> statement-breakpoint
DROP TRIGGER paper_files_no_delete;
--> statement-breakpoint
-- But for the file of a paper that is not valid before it is registered: the one with the number takes its place.
CREATE TRIGGER paper_files_no_delete BEFORE DELETE ON paper_files WHEN NOT EXISTS (SELECT 1 FROM papers WHERE id = old.paper_id AND irn IS NULL AND kind IN ('invoice', 'credit note', 'debit note') AND supply <> 'without_gst' AND issued_on >= (SELECT e_invoice_from FROM money_settings)) BEGIN SELECT RAISE(ABORT, 'the file of a paper is never deleted'); END;
