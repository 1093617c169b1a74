CREATE TABLE `desk_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`first_activity` integer NOT NULL,
	`counts` text NOT NULL,
	`created_at` text NOT NULL,
	`taken_back_at` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "desk_imports_state" CHECK("state" in ('running', 'done', 'taken-back'))
);
--> statement-breakpoint
CREATE INDEX `desk_imports_by_creation` ON `desk_imports` (`created_at`);