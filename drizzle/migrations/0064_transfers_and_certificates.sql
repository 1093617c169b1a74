ALTER TABLE `payments` ADD `transfer_id` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `certificate_seen_on` text;--> statement-breakpoint
CREATE INDEX `payments_by_transfer` ON `payments` (`transfer_id`) WHERE transfer_id is not null;--> statement-breakpoint
CREATE INDEX `payments_withheld` ON `payments` (`received_on`) WHERE withheld_paise > 0;