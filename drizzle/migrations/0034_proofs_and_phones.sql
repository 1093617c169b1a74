ALTER TABLE `accounts` ADD `phone_since` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `proved_at` text;