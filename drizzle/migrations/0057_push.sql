CREATE TABLE `push_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`mail_id` text,
	`text` text NOT NULL,
	`path` text NOT NULL,
	`created_at` text NOT NULL,
	`next_try_at` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_messages_by_due` ON `push_messages` (`next_try_at`);--> statement-breakpoint
CREATE INDEX `push_messages_by_subscription` ON `push_messages` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `push_messages_by_mail` ON `push_messages` (`mail_id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`session_id` text NOT NULL,
	`user_agent` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_account` ON `push_subscriptions` (`account_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_session` ON `push_subscriptions` (`session_id`);