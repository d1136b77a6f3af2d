ALTER TABLE "job_application" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "submission_hash" text;