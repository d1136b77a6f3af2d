CREATE TABLE "picture" (
	"id" integer PRIMARY KEY NOT NULL,
	"family_id" integer NOT NULL,
	"picture" jsonb NOT NULL,
	"is_live" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_family" ON "picture" USING btree ("family_id");