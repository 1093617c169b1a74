CREATE TABLE `voucher_files` (
	`id` text PRIMARY KEY NOT NULL,
	`job_date_id` text NOT NULL,
	`number` integer NOT NULL,
	`plan_sha256` text NOT NULL,
	`sha256` text NOT NULL,
	`pdf` blob NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`job_date_id`) REFERENCES `job_dates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_files_by_number` ON `voucher_files` (`job_date_id`,`number`);