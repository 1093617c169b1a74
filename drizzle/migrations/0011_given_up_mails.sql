ALTER TABLE `outbox` ADD `given_up_at` text;--> statement-breakpoint
CREATE INDEX `outbox_given_up` ON `outbox` (`given_up_at`) WHERE given_up_at is not null;