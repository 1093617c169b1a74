CREATE TABLE `usages` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`claim_id` text,
	`media` text NOT NULL,
	`territory` text NOT NULL,
	`from_day` text NOT NULL,
	`until_day` text NOT NULL,
	`exclusivity` text,
	`fee_paise` integer NOT NULL,
	`renewed_by_id` text,
	`let_end_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "usages_days" CHECK("usages"."from_day" <= "usages"."until_day")
);
--> statement-breakpoint
CREATE INDEX `usages_by_job` ON `usages` (`job_id`,`until_day`);--> statement-breakpoint
CREATE INDEX `usages_by_claim` ON `usages` (`claim_id`);--> statement-breakpoint
CREATE INDEX `usages_ending` ON `usages` (`until_day`) WHERE renewed_by_id is null and let_end_at is null;