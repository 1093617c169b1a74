CREATE TABLE `settings_history` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`before` text NOT NULL,
	`changed` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `settings_history_by_key` ON `settings_history` (`key`,`number`);