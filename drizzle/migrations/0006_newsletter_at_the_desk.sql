ALTER TABLE `subscribers` ADD `is_spam` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `subscribers_newest` ON `subscribers` (`removed_at`,`consented_at`,`email`);