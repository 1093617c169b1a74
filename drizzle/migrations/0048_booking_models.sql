CREATE TABLE `booking_models` (
	`booking_id` text NOT NULL,
	`position` integer NOT NULL,
	`model_id` text,
	`model_name` text NOT NULL,
	PRIMARY KEY(`booking_id`, `position`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `booking_models_by_model` ON `booking_models` (`model_id`);