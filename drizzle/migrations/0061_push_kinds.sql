DROP INDEX `push_messages_by_due`;--> statement-breakpoint
ALTER TABLE `push_messages` ADD `delivered_at` text;--> statement-breakpoint
CREATE INDEX `push_messages_by_due` ON `push_messages` (`next_try_at`) WHERE "delivered_at" is null;--> statement-breakpoint
ALTER TABLE `push_subscriptions` ADD `off` text DEFAULT '[]' NOT NULL;