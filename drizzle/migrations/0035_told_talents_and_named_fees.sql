ALTER TABLE `claim_dates` ADD `is_talent_told` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `notices` ADD `names_fee` integer DEFAULT false NOT NULL;