-- It names papers, which is made anew below.
DROP TRIGGER paper_files_no_delete;
--> statement-breakpoint
CREATE TABLE `quote_acceptances` (
	`paper_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`accepted_at` text NOT NULL,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `quote_acceptances_by_time` ON `quote_acceptances` (`accepted_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_papers` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`series` text NOT NULL,
	`financial_year` text NOT NULL,
	`issued_on` text NOT NULL,
	`due_on` text,
	`job_id` text,
	`job_number` text,
	`job_title` text,
	`client_id` text,
	`buyer_name` text NOT NULL,
	`seller` text NOT NULL,
	`buyer` text NOT NULL,
	`supply` text NOT NULL,
	`place_name` text,
	`place_why` text,
	`po_number` text,
	`lines` text NOT NULL,
	`rates` text NOT NULL,
	`taxable_paise` integer NOT NULL,
	`untaxed_paise` integer NOT NULL,
	`cgst` integer NOT NULL,
	`sgst` integer NOT NULL,
	`igst` integer NOT NULL,
	`round_off_paise` integer NOT NULL,
	`total_paise` integer NOT NULL,
	`advances_paise` integer DEFAULT 0 NOT NULL,
	`asked_paise` integer DEFAULT 0 NOT NULL,
	`refers_to_id` text,
	`reason` text,
	`terms` text,
	`issued_by` text NOT NULL,
	`issued_at` text NOT NULL,
	`withdrawn_at` text,
	`search_text` text DEFAULT '' NOT NULL,
	`irn` text,
	`irn_qr` text,
	CONSTRAINT "papers_kind" CHECK("kind" in ('quote', 'proforma', 'receipt voucher', 'refund voucher', 'invoice', 'credit note', 'debit note')),
	CONSTRAINT "papers_supply" CHECK("supply" in ('within', 'other_state', 'abroad_lut', 'abroad_taxed', 'without_gst'))
);
--> statement-breakpoint
INSERT INTO `__new_papers`("id", "kind", "number", "series", "financial_year", "issued_on", "due_on", "job_id", "job_number", "job_title", "client_id", "buyer_name", "seller", "buyer", "supply", "place_name", "place_why", "po_number", "lines", "rates", "taxable_paise", "untaxed_paise", "cgst", "sgst", "igst", "round_off_paise", "total_paise", "advances_paise", "asked_paise", "refers_to_id", "reason", "terms", "issued_by", "issued_at", "withdrawn_at", "search_text", "irn", "irn_qr") SELECT "id", "kind", "number", "series", "financial_year", "issued_on", "due_on", "job_id", "job_number", "job_title", "client_id", "buyer_name", "seller", "buyer", "supply", "place_name", "place_why", "po_number", "lines", "rates", "taxable_paise", "untaxed_paise", "cgst", "sgst", "igst", "round_off_paise", "total_paise", "advances_paise", "asked_paise", "refers_to_id", "reason", "terms", "issued_by", "issued_at", "withdrawn_at", "search_text", "irn", "irn_qr" FROM `papers`;--> statement-breakpoint
DROP TABLE `papers`;--> statement-breakpoint
ALTER TABLE `__new_papers` RENAME TO `papers`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `papers_number_unique` ON `papers` (`number`);--> statement-breakpoint
CREATE INDEX `papers_by_day` ON `papers` (`issued_on`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `papers_by_client` ON `papers` (`client_id`);--> statement-breakpoint
CREATE INDEX `papers_by_job` ON `papers` (`job_id`,`kind`,`issued_at`);--> statement-breakpoint
CREATE INDEX `papers_by_reference` ON `papers` (`refers_to_id`,`kind`,`total_paise`);--> statement-breakpoint
CREATE INDEX `papers_asking` ON `papers` (`due_on`,`number`,`kind`,`total_paise`,`advances_paise`,`job_id`,`issued_at`,`withdrawn_at`,`id`) WHERE kind in ('proforma', 'invoice', 'debit note') and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX `papers_unregistered` ON `papers` (`issued_on`) WHERE irn is null and kind in ('invoice', 'credit note', 'debit note') and supply <> 'without_gst';--> statement-breakpoint
CREATE TABLE `__new_webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`decision_id` text,
	`data` text NOT NULL,
	`created_at` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` text,
	`delivered_at` text,
	`last_answer` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "webhook_deliveries_event" CHECK("event" in ('booking.requested', 'enquiry.received', 'application.received', 'desk.decided', 'package.answered', 'call_sheet.issued', 'hours.confirmed', 'quote.accepted'))
);
--> statement-breakpoint
INSERT INTO `__new_webhook_deliveries`("id", "webhook_id", "event", "decision_id", "data", "created_at", "tries", "next_try_at", "delivered_at", "last_answer") SELECT "id", "webhook_id", "event", "decision_id", "data", "created_at", "tries", "next_try_at", "delivered_at", "last_answer" FROM `webhook_deliveries`;--> statement-breakpoint
DROP TABLE `webhook_deliveries`;--> statement-breakpoint
ALTER TABLE `__new_webhook_deliveries` RENAME TO `webhook_deliveries`;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_due` ON `webhook_deliveries` (`next_try_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_decision` ON `webhook_deliveries` (`decision_id`);
--> statement-breakpoint
-- The triggers of papers, which went with the table when it was made anew.
CREATE TRIGGER papers_no_update BEFORE UPDATE OF `id`, `kind`, `number`, `series`, `financial_year`, `issued_on`, `due_on`, `job_id`, `job_number`, `job_title`, `client_id`, `buyer_name`, `seller`, `buyer`, `supply`, `place_name`, `place_why`, `po_number`, `lines`, `rates`, `taxable_paise`, `untaxed_paise`, `cgst`, `sgst`, `igst`, `round_off_paise`, `total_paise`, `advances_paise`, `asked_paise`, `refers_to_id`, `reason`, `terms`, `issued_by`, `issued_at`, `search_text` ON papers BEGIN SELECT RAISE(ABORT, 'an issued paper is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER papers_withdrawn_once BEFORE UPDATE OF withdrawn_at ON papers WHEN old.kind NOT IN ('quote', 'proforma') OR old.withdrawn_at IS NOT NULL BEGIN SELECT RAISE(ABORT, 'an issued paper is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER papers_no_delete BEFORE DELETE ON papers BEGIN SELECT RAISE(ABORT, 'an issued paper is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER quote_acceptances_no_update BEFORE UPDATE ON quote_acceptances BEGIN SELECT RAISE(ABORT, 'an acceptance is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER quote_acceptances_no_delete BEFORE DELETE ON quote_acceptances BEGIN SELECT RAISE(ABORT, 'an acceptance is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER papers_registered_once BEFORE UPDATE OF irn, irn_qr ON papers WHEN old.irn IS NOT NULL OR new.irn IS NULL OR new.irn_qr IS NULL OR old.kind NOT IN ('invoice', 'credit note', 'debit note') OR old.supply = 'without_gst' BEGIN SELECT RAISE(ABORT, 'an issued paper is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER paper_files_no_delete BEFORE DELETE ON paper_files WHEN NOT EXISTS (SELECT 1 FROM papers WHERE id = old.paper_id AND irn IS NULL AND kind IN ('invoice', 'credit note', 'debit note') AND supply <> 'without_gst' AND issued_on >= (SELECT e_invoice_from FROM money_settings)) BEGIN SELECT RAISE(ABORT, 'the file of a paper is never deleted'); END;
