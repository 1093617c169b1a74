CREATE TABLE `measurements` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`model_id` text NOT NULL,
	`day` text NOT NULL,
	`source` text NOT NULL,
	`by_id` text,
	`by_name` text NOT NULL,
	`height` integer,
	`bust` integer,
	`chest` integer,
	`waist` integer,
	`hips` integer,
	`inseam` integer,
	`shoe` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "measurements_source" CHECK("source" in ('agency', 'talent'))
);
--> statement-breakpoint
CREATE INDEX `measurements_by_model` ON `measurements` (`model_id`,`day`,`number`);--> statement-breakpoint
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
	CONSTRAINT "webhook_deliveries_event" CHECK("event" in ('booking.requested', 'enquiry.received', 'application.received', 'desk.decided', 'package.answered'))
);
--> statement-breakpoint
INSERT INTO `__new_webhook_deliveries`("id", "webhook_id", "event", "decision_id", "data", "created_at", "tries", "next_try_at", "delivered_at", "last_answer") SELECT "id", "webhook_id", "event", "decision_id", "data", "created_at", "tries", "next_try_at", "delivered_at", "last_answer" FROM `webhook_deliveries`;--> statement-breakpoint
DROP TABLE `webhook_deliveries`;--> statement-breakpoint
ALTER TABLE `__new_webhook_deliveries` RENAME TO `webhook_deliveries`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_due` ON `webhook_deliveries` (`next_try_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_decision` ON `webhook_deliveries` (`decision_id`);