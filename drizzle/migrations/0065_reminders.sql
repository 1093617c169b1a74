ALTER TABLE `paper_links` ADD `handed_at` text;--> statement-breakpoint
ALTER TABLE `paper_links` ADD `handed_by` text;--> statement-breakpoint
ALTER TABLE `paper_links` ADD `handed_as` text;--> statement-breakpoint
CREATE INDEX `paper_links_by_reminder` ON `paper_links` (`handed_at`) WHERE handed_as = 'reminder';