-- The search keeps its text, so that one and two characters are found by reading it (decision 0005). Both are empty
-- afterwards: the next start publishes everybody (decision 0050).
DROP TABLE roster_grams;
--> statement-breakpoint
DROP TABLE roster_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE roster_search USING fts5(text, tokenize="trigram case_sensitive 1", detail=full);
