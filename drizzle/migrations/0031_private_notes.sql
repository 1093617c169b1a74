ALTER TABLE `models` ADD `private_note` text;--> statement-breakpoint
ALTER TABLE `models` ADD `second_phone` text;--> statement-breakpoint
ALTER TABLE `models` ADD `whatsapp` text;