ALTER TABLE `money_settings` ADD `udyam` text;--> statement-breakpoint
ALTER TABLE `money_settings` ADD `tan` text;--> statement-breakpoint
ALTER TABLE `money_settings` ADD `cancellation` text DEFAULT '[]' NOT NULL;