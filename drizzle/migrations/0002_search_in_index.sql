DROP INDEX `applications_by_creation`;--> statement-breakpoint
DROP INDEX `applications_by_status`;--> statement-breakpoint
CREATE INDEX `applications_by_creation` ON `applications` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `applications_by_status` ON `applications` (`status`,`created_at`,`id`,`search_text`);--> statement-breakpoint
DROP INDEX `bookings_by_creation`;--> statement-breakpoint
DROP INDEX `bookings_by_status`;--> statement-breakpoint
CREATE INDEX `bookings_by_creation` ON `bookings` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `bookings_by_status` ON `bookings` (`status`,`is_spam`,`created_at`);--> statement-breakpoint
DROP INDEX `enquiries_by_creation`;--> statement-breakpoint
DROP INDEX `enquiries_by_status`;--> statement-breakpoint
CREATE INDEX `enquiries_by_creation` ON `enquiries` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`status`,`is_spam`,`created_at`);