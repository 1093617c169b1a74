-- The public roster's search: `text` is folded (lower case, no accents). Trigrams find three characters or more
-- anywhere inside a word; `roster_grams` holds each one- and two-character piece as a word of its own for shorter ones.
CREATE VIRTUAL TABLE roster_search USING fts5(text, content='', contentless_delete=1, tokenize="trigram case_sensitive 1", detail=full);
--> statement-breakpoint
CREATE VIRTUAL TABLE roster_grams USING fts5(grams, content='', contentless_delete=1, tokenize="ascii", detail=none);
--> statement-breakpoint
CREATE TRIGGER audit_events_no_update BEFORE UPDATE ON audit_events BEGIN SELECT RAISE(ABORT, 'audit_events is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_events_no_delete BEFORE DELETE ON audit_events BEGIN SELECT RAISE(ABORT, 'audit_events is append-only'); END;
