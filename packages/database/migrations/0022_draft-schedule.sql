ALTER TABLE "draft" ADD COLUMN "scheduled_by" text;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "publish_note" text;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "claimed_until" timestamp with time zone;