CREATE TABLE `mentor_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`model_id` text NOT NULL,
	`sender` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	`read_at` text,
	`notice_id` text,
	`notice_at` text,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "mentor_messages_sender" CHECK("sender" in ('talent', 'agency'))
);
--> statement-breakpoint
CREATE INDEX `mentor_messages_by_model` ON `mentor_messages` (`model_id`,`id`);--> statement-breakpoint
CREATE INDEX `mentor_messages_unread` ON `mentor_messages` (`sender`,`model_id`) WHERE "read_at" is null;