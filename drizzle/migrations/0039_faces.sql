ALTER TABLE `portfolio_items` ADD `face` text;--> statement-breakpoint
CREATE UNIQUE INDEX `portfolio_items_face` ON `portfolio_items` (`model_id`) WHERE "portfolio_items"."face" is not null;--> statement-breakpoint
ALTER TABLE `roster` ADD `face` text;