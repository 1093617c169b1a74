ALTER TABLE `models` DROP COLUMN `version`;--> statement-breakpoint
ALTER TABLE `opportunities` DROP COLUMN `version`;--> statement-breakpoint
ALTER TABLE `projects` DROP COLUMN `version`;