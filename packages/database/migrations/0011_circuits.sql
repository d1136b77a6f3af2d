CREATE TABLE "circuit" (
	"id" integer PRIMARY KEY NOT NULL,
	"family_id" integer NOT NULL,
	"circuit" jsonb NOT NULL,
	"is_live" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "circuit" ADD CONSTRAINT "circuit_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "circuit_family" ON "circuit" USING btree ("family_id");