ALTER TABLE "event" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
UPDATE "quarantined_row" SET "row" = '{"status": "new", "notes": []}'::jsonb || "row" WHERE "origin" = 'job_application';
