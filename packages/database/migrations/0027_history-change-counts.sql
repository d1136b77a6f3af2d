ALTER TABLE "content_revision" ADD COLUMN "change_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "content_revision" SET "change_count" = "kept"."rows" FROM (SELECT "revision", count(*) AS "rows" FROM "content_change" GROUP BY "revision") AS "kept" WHERE "kept"."revision" = "content_revision"."revision";
