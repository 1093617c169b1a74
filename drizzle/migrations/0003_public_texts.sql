ALTER TABLE `roster` ADD `rest_entry` text;--> statement-breakpoint
CREATE INDEX `roster_by_name` ON `roster` ("stage_name" collate nocase,`number`,`id`,`city`,`availability`);