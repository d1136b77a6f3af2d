ALTER TABLE "user" ADD COLUMN "roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Editors have published what they changed until now: the right stays theirs.
UPDATE "user" SET "roles" = ARRAY[CASE "role" WHEN 'editor' THEN 'publisher' ELSE "role" END] WHERE "role" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "role";
