-- What was issued to a talent is never changed or deleted.
CREATE TRIGGER statements_no_update BEFORE UPDATE ON statements WHEN old.state = 'issued' BEGIN SELECT RAISE(ABORT, 'an issued statement is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER statements_no_delete BEFORE DELETE ON statements WHEN old.state = 'issued' BEGIN SELECT RAISE(ABORT, 'an issued statement is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER statement_lines_no_insert BEFORE INSERT ON statement_lines WHEN (SELECT state FROM statements WHERE id = new.statement_id) = 'issued' BEGIN SELECT RAISE(ABORT, 'an issued statement is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER statement_lines_no_update BEFORE UPDATE ON statement_lines BEGIN SELECT RAISE(ABORT, 'an issued statement is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER statement_lines_no_delete BEFORE DELETE ON statement_lines BEGIN SELECT RAISE(ABORT, 'an issued statement is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER statement_files_no_update BEFORE UPDATE ON statement_files BEGIN SELECT RAISE(ABORT, 'the file of a statement is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER statement_files_no_delete BEFORE DELETE ON statement_files BEGIN SELECT RAISE(ABORT, 'the file of a statement is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER statements_drafts_of_models AFTER DELETE ON models BEGIN DELETE FROM statements WHERE model_id = old.id AND state = 'draft'; END;
