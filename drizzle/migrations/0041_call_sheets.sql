CREATE TABLE `call_sheets` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`job_date_id` text NOT NULL,
	`number` integer NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`content` text NOT NULL,
	`changes` text,
	`issued_at` text,
	`issued_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_date_id`) REFERENCES `job_dates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`issued_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "call_sheets_state" CHECK("state" in ('draft', 'issued', 'superseded'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `call_sheets_number` ON `call_sheets` (`job_date_id`,`number`);--> statement-breakpoint
CREATE INDEX `call_sheets_by_job` ON `call_sheets` (`job_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `call_sheets_by_issuer` ON `call_sheets` (`issued_by`);--> statement-breakpoint
CREATE TABLE `sheet_links` (
	`id` text PRIMARY KEY NOT NULL,
	`job_date_id` text NOT NULL,
	`claim_id` text,
	`contact_id` text,
	`name` text NOT NULL,
	`function` text,
	`phone` text,
	`email` text,
	`token_hash` text NOT NULL,
	`revoked_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`job_date_id`) REFERENCES `job_dates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`claim_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sheet_links_tokenHash_unique` ON `sheet_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sheet_links_by_date` ON `sheet_links` (`job_date_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sheet_links_claim` ON `sheet_links` (`claim_id`,`job_date_id`);--> statement-breakpoint
CREATE INDEX `sheet_links_by_contact` ON `sheet_links` (`contact_id`);--> statement-breakpoint
CREATE TABLE `sheet_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`link_id` text NOT NULL,
	`number` integer NOT NULL,
	`sent_via` text NOT NULL,
	`mail_due_at` text,
	`mail_id` text,
	`sent_at` text,
	`bounced_at` text,
	`seen_at` text,
	`acknowledged_at` text,
	`reached_by_phone_at` text,
	`question` text,
	`asked_at` text,
	`answer` text,
	`answered_at` text,
	FOREIGN KEY (`link_id`) REFERENCES `sheet_links`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sheet_receipts_way" CHECK("sent_via" in ('whatsapp', 'mail', 'none'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sheet_receipts_once` ON `sheet_receipts` (`link_id`,`number`);--> statement-breakpoint
CREATE INDEX `sheet_receipts_due` ON `sheet_receipts` (`mail_due_at`) WHERE "mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX `sheet_receipts_asked` ON `sheet_receipts` (`asked_at`) WHERE "asked_at" is not null and "answered_at" is null;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
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
	CONSTRAINT "webhook_deliveries_event" CHECK("event" in ('booking.requested', 'enquiry.received', 'application.received', 'desk.decided', 'package.answered', 'call_sheet.issued'))
);
--> statement-breakpoint
INSERT INTO `__new_webhook_deliveries`("id", "webhook_id", "event", "decision_id", "data", "created_at", "tries", "next_try_at", "delivered_at", "last_answer") SELECT "id", "webhook_id", "event", "decision_id", "data", "created_at", "tries", "next_try_at", "delivered_at", "last_answer" FROM `webhook_deliveries`;--> statement-breakpoint
DROP TABLE `webhook_deliveries`;--> statement-breakpoint
ALTER TABLE `__new_webhook_deliveries` RENAME TO `webhook_deliveries`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_due` ON `webhook_deliveries` (`next_try_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_decision` ON `webhook_deliveries` (`decision_id`);