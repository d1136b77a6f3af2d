CREATE TABLE "draft_write" (
	"draft_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"made_by" text,
	"hash" text NOT NULL,
	"outcomes" jsonb NOT NULL,
	CONSTRAINT "draft_write_draft_id_key_pk" PRIMARY KEY("draft_id","key")
);
--> statement-breakpoint
ALTER TABLE "draft_step" ADD COLUMN "deed" text DEFAULT 'write' NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_write" ADD CONSTRAINT "draft_write_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;