CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`paper_id` text NOT NULL,
	`paid_on` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`way` text,
	`reference` text,
	`recorded_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_way" CHECK("way" in ('UPI', 'bank', 'cheque', 'cash')),
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE INDEX `refunds_by_paper` ON `refunds` (`paper_id`);--> statement-breakpoint
CREATE TABLE `withholding_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`rate_bp` integer NOT NULL,
	`single_from_paise` integer,
	`year_from_paise` integer,
	`from_day` text NOT NULL,
	`until_day` text,
	`is_unchecked` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withholding_codes_once` ON `withholding_codes` (`code`,`rate_bp`,`from_day`);--> statement-breakpoint
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
	CONSTRAINT "papers_kind" CHECK("kind" in ('proforma', 'receipt voucher', 'refund voucher', 'invoice', 'credit note', 'debit note')),
	CONSTRAINT "papers_supply" CHECK("supply" in ('within', 'other_state', 'abroad_lut', 'abroad_taxed', 'without_gst'))
);
--> statement-breakpoint
INSERT INTO `__new_papers`("id", "kind", "number", "series", "financial_year", "issued_on", "due_on", "job_id", "job_number", "job_title", "client_id", "buyer_name", "seller", "buyer", "supply", "place_name", "place_why", "po_number", "lines", "rates", "taxable_paise", "untaxed_paise", "cgst", "sgst", "igst", "round_off_paise", "total_paise", "advances_paise", "asked_paise", "refers_to_id", "reason", "terms", "issued_by", "issued_at", "withdrawn_at") SELECT "id", "kind", "number", "series", "financial_year", "issued_on", "due_on", "job_id", "job_number", "job_title", "client_id", "buyer_name", "seller", "buyer", "supply", "place_name", "place_why", "po_number", "lines", "rates", "taxable_paise", "untaxed_paise", "cgst", "sgst", "igst", "round_off_paise", "total_paise", "advances_paise", "asked_paise", "refers_to_id", "reason", "terms", "issued_by", "issued_at", "withdrawn_at" FROM `papers`;--> statement-breakpoint
DROP TABLE `papers`;--> statement-breakpoint
ALTER TABLE `__new_papers` RENAME TO `papers`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `papers_number_unique` ON `papers` (`number`);--> statement-breakpoint
CREATE INDEX `papers_by_day` ON `papers` (`issued_on`,`id`);--> statement-breakpoint
CREATE INDEX `papers_by_job` ON `papers` (`job_id`);--> statement-breakpoint
CREATE INDEX `papers_by_client` ON `papers` (`client_id`);--> statement-breakpoint
CREATE INDEX `papers_by_reference` ON `papers` (`refers_to_id`);--> statement-breakpoint
ALTER TABLE `payments` ADD `withheld_code` text;