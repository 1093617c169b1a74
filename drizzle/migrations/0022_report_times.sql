ALTER TABLE `claim_dates` ADD `optioned_at` text;--> statement-breakpoint
ALTER TABLE `claim_dates` ADD `ended_at` text;--> statement-breakpoint
CREATE INDEX `claim_dates_optioned` ON `claim_dates` (`optioned_at`) WHERE "optioned_at" is not null;--> statement-breakpoint
CREATE INDEX `claim_dates_confirmed` ON `claim_dates` (`confirmed_at`,`state`,`claim_id`,`job_date_id`) WHERE "confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX `claim_dates_ended` ON `claim_dates` (`ended_at`,`state`,`optioned_at`) WHERE "ended_at" is not null;--> statement-breakpoint
ALTER TABLE `jobs` ADD `agreed_at` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `lost_at` text;--> statement-breakpoint
CREATE INDEX `jobs_agreed` ON `jobs` (`agreed_at`) WHERE "agreed_at" is not null;--> statement-breakpoint
CREATE INDEX `jobs_lost` ON `jobs` (`lost_at`) WHERE "lost_at" is not null;--> statement-breakpoint
CREATE INDEX `desk_items_by_arrival` ON `desk_items` (`created_at`);