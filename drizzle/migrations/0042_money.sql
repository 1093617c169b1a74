CREATE TABLE `client_billing` (
	`client_id` text PRIMARY KEY NOT NULL,
	`legal_name` text NOT NULL,
	`address` text NOT NULL,
	`state_code` text,
	`gstin` text,
	`is_abroad` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `money_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`quantity_milli` integer NOT NULL,
	`unit` text NOT NULL,
	`unit_paise` integer NOT NULL,
	`sac` text,
	`position` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "money_lines_kind" CHECK("kind" in ('day fee', 'half day', 'overtime', 'fitting', 'travel day', 'usage', 'service charge', 'expense', 'cancellation', 'discount'))
);
--> statement-breakpoint
CREATE INDEX `money_lines_by_job` ON `money_lines` (`job_id`,`position`);--> statement-breakpoint
CREATE TABLE `money_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`legal_name` text NOT NULL,
	`address` text NOT NULL,
	`state_code` text,
	`registration` text NOT NULL,
	`gstin` text,
	`pan` text,
	`lut_number` text,
	`lut_until` text,
	`bank_name` text,
	`bank_holder` text,
	`bank_account` text,
	`bank_ifsc` text,
	`upi_id` text,
	`upi_max_paise` integer NOT NULL,
	`prefix` text NOT NULL,
	`payment_days` integer NOT NULL,
	`advance_percent` integer NOT NULL,
	`service_charge_bp` integer NOT NULL,
	`service_charge_sac` text,
	`fee_sac` text,
	`terms` text,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "money_settings_registration" CHECK("registration" in ('none', 'regular'))
);
--> statement-breakpoint
CREATE TABLE `paper_counters` (
	`series` text NOT NULL,
	`financial_year` text NOT NULL,
	`last` integer NOT NULL,
	`last_on` text NOT NULL,
	PRIMARY KEY(`series`, `financial_year`)
);
--> statement-breakpoint
CREATE TABLE `paper_files` (
	`paper_id` text PRIMARY KEY NOT NULL,
	`sha256` text NOT NULL,
	`pdf` blob NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `paper_links` (
	`id` text PRIMARY KEY NOT NULL,
	`paper_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`revoked_at` text,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_links_tokenHash_unique` ON `paper_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `paper_links_by_paper` ON `paper_links` (`paper_id`);--> statement-breakpoint
CREATE TABLE `papers` (
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
	CONSTRAINT "papers_kind" CHECK("kind" in ('proforma', 'receipt voucher', 'invoice', 'credit note')),
	CONSTRAINT "papers_supply" CHECK("supply" in ('within', 'other_state', 'abroad_lut', 'abroad_taxed', 'without_gst'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `papers_number_unique` ON `papers` (`number`);--> statement-breakpoint
CREATE INDEX `papers_by_day` ON `papers` (`issued_on`,`id`);--> statement-breakpoint
CREATE INDEX `papers_by_job` ON `papers` (`job_id`);--> statement-breakpoint
CREATE INDEX `papers_by_client` ON `papers` (`client_id`);--> statement-breakpoint
CREATE INDEX `papers_by_reference` ON `papers` (`refers_to_id`);--> statement-breakpoint
CREATE TABLE `payment_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`paper_id` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_notes_by_paper` ON `payment_notes` (`paper_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`paper_id` text NOT NULL,
	`received_on` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`withheld_paise` integer NOT NULL,
	`way` text NOT NULL,
	`reference` text,
	`recorded_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_way" CHECK("way" in ('UPI', 'bank', 'cheque', 'cash')),
	CONSTRAINT "payments_amounts" CHECK("payments"."amount_paise" >= 0 and "payments"."withheld_paise" >= 0)
);
--> statement-breakpoint
CREATE INDEX `payments_by_paper` ON `payments` (`paper_id`);--> statement-breakpoint
CREATE TABLE `tax_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`sac` text NOT NULL,
	`name` text NOT NULL,
	`rate_bp` integer NOT NULL,
	`from_day` text NOT NULL,
	`is_unchecked` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_codes_once` ON `tax_codes` (`sac`,`from_day`);