CREATE TABLE `hour_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`claim_date_id` text NOT NULL,
	`number` integer NOT NULL,
	`on_set` text NOT NULL,
	`wrapped` text,
	`break_minutes` integer NOT NULL,
	`is_early` integer DEFAULT false NOT NULL,
	`paid_minutes` integer,
	`via` text NOT NULL,
	`said_by` text NOT NULL,
	`reason` text,
	`confirmed_at` text,
	`confirmed_by` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`claim_date_id`) REFERENCES `claim_dates`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "hour_entries_via" CHECK("via" in ('talent', 'link', 'phone', 'desk'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hour_entries_once` ON `hour_entries` (`claim_date_id`,`number`);--> statement-breakpoint
CREATE TABLE `voucher_links` (
	`id` text PRIMARY KEY NOT NULL,
	`job_date_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`revoked_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`job_date_id`) REFERENCES `job_dates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_links_tokenHash_unique` ON `voucher_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `voucher_links_by_date` ON `voucher_links` (`job_date_id`);--> statement-breakpoint
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
	CONSTRAINT "webhook_deliveries_event" CHECK("event" in ('booking.requested', 'enquiry.received', 'application.received', 'desk.decided', 'package.answered', 'call_sheet.issued', 'hours.confirmed'))
);
--> statement-breakpoint
INSERT INTO `__new_webhook_deliveries`("id", "webhook_id", "event", "decision_id", "data", "created_at", "tries", "next_try_at", "delivered_at", "last_answer") SELECT "id", "webhook_id", "event", "decision_id", "data", "created_at", "tries", "next_try_at", "delivered_at", "last_answer" FROM `webhook_deliveries`;--> statement-breakpoint
DROP TABLE `webhook_deliveries`;--> statement-breakpoint
ALTER TABLE `__new_webhook_deliveries` RENAME TO `webhook_deliveries`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_due` ON `webhook_deliveries` (`next_try_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_decision` ON `webhook_deliveries` (`decision_id`);