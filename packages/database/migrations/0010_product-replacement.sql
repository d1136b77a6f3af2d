ALTER TABLE "product" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "replaced_note" text;