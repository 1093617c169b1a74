CREATE TABLE `text_steps` (
	`claim_id` text NOT NULL,
	`purpose` text NOT NULL,
	`step` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`claim_id`, `purpose`),
	FOREIGN KEY (`claim_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "text_steps_purpose" CHECK("purpose" in ('ask', 'remind', 'confirm')),
	CONSTRAINT "text_steps_step" CHECK("step" in ('sent', 'skipped'))
);
--> statement-breakpoint
ALTER TABLE `contacts` ADD `text_language` text;--> statement-breakpoint
ALTER TABLE `models` ADD `text_language` text;