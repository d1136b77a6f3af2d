ALTER TABLE "content_revision" ADD COLUMN "takes_back" integer;--> statement-breakpoint
ALTER TABLE "content_revision" ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "takes_back" integer;