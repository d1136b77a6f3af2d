CREATE TABLE "content_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"begun_by" text,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"base_revision" integer NOT NULL,
	"publish_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "draft_change" (
	"draft_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"row" jsonb,
	"base" jsonb,
	"version" integer NOT NULL,
	"conflicts" jsonb NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_change_draft_id_kind_row_id_pk" PRIMARY KEY("draft_id","kind","row_id")
);
--> statement-breakpoint
CREATE TABLE "draft_step" (
	"draft_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"made_by" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_done" boolean NOT NULL,
	CONSTRAINT "draft_step_draft_id_place_pk" PRIMARY KEY("draft_id","place")
);
--> statement-breakpoint
CREATE TABLE "last_row_id" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_revision" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "content_revision" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "content_revision" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_change" ADD CONSTRAINT "draft_change_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_step" ADD CONSTRAINT "draft_step_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_change_revision" ON "content_change" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "content_change_row" ON "content_change" USING btree ("kind","row_id","revision");--> statement-breakpoint
CREATE INDEX "content_change_at" ON "content_change" USING btree ("at");--> statement-breakpoint
CREATE INDEX "draft_ended" ON "draft" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "draft_step_row" ON "draft_step" USING btree ("draft_id","kind","row_id","version");--> statement-breakpoint
INSERT INTO "last_row_id" ("id", "last") SELECT 1, max("id") FROM (
	SELECT "id" FROM "category" UNION ALL SELECT "id" FROM "view_item" UNION ALL SELECT "id" FROM "family"
	UNION ALL SELECT "id" FROM "product" UNION ALL SELECT "id" FROM "document" UNION ALL SELECT "id" FROM "site_document"
	UNION ALL SELECT "id" FROM "faq" UNION ALL SELECT "id" FROM "support_video" UNION ALL SELECT "id" FROM "carousel"
	UNION ALL SELECT "id" FROM "setting" UNION ALL SELECT "id" FROM "post" UNION ALL SELECT "id" FROM "event"
	UNION ALL SELECT "id" FROM "job" UNION ALL SELECT "id" FROM "private_label_group" UNION ALL SELECT "id" FROM "customer"
	UNION ALL SELECT "id" FROM "customer_family" UNION ALL SELECT "id" FROM "circuit" UNION ALL SELECT "id" FROM "picture"
) AS rows WHERE "id" < 2000000000 HAVING max("id") IS NOT NULL;
