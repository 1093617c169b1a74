CREATE TABLE `commission_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`model_id` text,
	`percent_bp` integer NOT NULL,
	`from_day` text NOT NULL,
	`until_day` text,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `commission_rules_by_model` ON `commission_rules` (`model_id`,`from_day`);--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`statement_id` text NOT NULL,
	`paid_on` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`way` text NOT NULL,
	`reference` text,
	`recorded_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`statement_id`) REFERENCES `statements`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payouts_way" CHECK("way" in ('UPI', 'bank', 'cheque', 'cash'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_statementId_unique` ON `payouts` (`statement_id`);--> statement-breakpoint
CREATE TABLE `statement_files` (
	`statement_id` text PRIMARY KEY NOT NULL,
	`sha256` text NOT NULL,
	`pdf` blob NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`statement_id`) REFERENCES `statements`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `statement_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`statement_id` text NOT NULL,
	`position` integer NOT NULL,
	`claim_id` text NOT NULL,
	`paper_id` text NOT NULL,
	`title` text NOT NULL,
	`days` text NOT NULL,
	`last_day` text NOT NULL,
	`made` text NOT NULL,
	`fee_paise` integer NOT NULL,
	`commission_bp` integer NOT NULL,
	`commission_paise` integer NOT NULL,
	`share_paise` integer NOT NULL,
	`withheld_paise` integer NOT NULL,
	`expense_paise` integer NOT NULL,
	`expense_words` text NOT NULL,
	`net_paise` integer NOT NULL,
	`client_paid_on` text,
	FOREIGN KEY (`statement_id`) REFERENCES `statements`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `statement_lines_by_statement` ON `statement_lines` (`statement_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `statement_lines_once` ON `statement_lines` (`claim_id`,`paper_id`);--> statement-breakpoint
CREATE TABLE `statement_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`talent_due` text NOT NULL,
	`due_days` integer NOT NULL,
	`code_id` text,
	`catches_up` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "statement_settings_due" CHECK("talent_due" in ('client paid', 'days after'))
);
--> statement-breakpoint
CREATE TABLE `statements` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`model_id` text NOT NULL,
	`model_name` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`expenses` text NOT NULL,
	`number` text,
	`series` text,
	`financial_year` text,
	`issued_on` text,
	`seller` text,
	`pan` text,
	`gstin` text,
	`udyam` text,
	`withheld_code` text,
	`withheld_bp` integer,
	`fee_paise` integer DEFAULT 0 NOT NULL,
	`commission_paise` integer DEFAULT 0 NOT NULL,
	`share_paise` integer DEFAULT 0 NOT NULL,
	`withheld_paise` integer DEFAULT 0 NOT NULL,
	`expense_paise` integer DEFAULT 0 NOT NULL,
	`net_paise` integer DEFAULT 0 NOT NULL,
	`issued_by` text,
	`issued_at` text,
	`created_at` text NOT NULL,
	CONSTRAINT "statements_state" CHECK("state" in ('draft', 'issued')),
	CONSTRAINT "statements_issued" CHECK("statements"."state" = 'draft' or "statements"."number" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statements_number_unique` ON `statements` (`number`);--> statement-breakpoint
CREATE INDEX `statements_by_model` ON `statements` (`model_id`,`issued_on`);--> statement-breakpoint
CREATE INDEX `statements_by_day` ON `statements` (`issued_on`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `statements_one_draft` ON `statements` (`model_id`) WHERE state = 'draft';--> statement-breakpoint
CREATE TABLE `talent_terms` (
	`model_id` text PRIMARY KEY NOT NULL,
	`pan` text,
	`gstin` text,
	`udyam` text,
	`code_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `money_lines` ADD `claim_id` text;