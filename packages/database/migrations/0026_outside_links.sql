CREATE TABLE "outside_link" (
	"address" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
CREATE INDEX "outside_link_due" ON "outside_link" USING btree ("due_at");