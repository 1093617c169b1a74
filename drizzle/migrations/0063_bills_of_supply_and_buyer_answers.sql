CREATE TABLE `credit_answers` (
	`paper_id` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`kept_by` text NOT NULL,
	`kept_at` text NOT NULL,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "credit_answers_answer" CHECK("answer" in ('unknown', 'pending', 'accepted', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE `money_settings` ADD `invoice_name` text DEFAULT 'Invoice' NOT NULL;