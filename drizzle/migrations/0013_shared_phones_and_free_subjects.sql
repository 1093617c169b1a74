PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`is_spam` integer DEFAULT false NOT NULL,
	`notice_version` text,
	`search_text` text NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "enquiries_status" CHECK("status" in ('pending', 'read', 'responded'))
);
--> statement-breakpoint
INSERT INTO `__new_enquiries`("id", "name", "email", "subject", "message", "status", "is_spam", "notice_version", "search_text", "created_at") SELECT "id", "name", "email", "subject", "message", "status", "is_spam", "notice_version", "search_text", "created_at" FROM `enquiries`;--> statement-breakpoint
DROP TABLE `enquiries`;--> statement-breakpoint
ALTER TABLE `__new_enquiries` RENAME TO `enquiries`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `enquiries_by_creation` ON `enquiries` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`status`,`is_spam`,`created_at`);--> statement-breakpoint
DROP INDEX `accounts_phone_unique`;--> statement-breakpoint
CREATE INDEX `accounts_by_phone` ON `accounts` (`phone`);