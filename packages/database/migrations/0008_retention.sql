CREATE TABLE "quarantined_row" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"row" jsonb NOT NULL,
	"quarantined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"removed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_deletion" (
	"what" text PRIMARY KEY NOT NULL,
	"due" integer NOT NULL,
	"total" integer NOT NULL,
	"doubt" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "quarantined_row_at" ON "quarantined_row" USING btree ("quarantined_at");--> statement-breakpoint
CREATE INDEX "retention_run_at" ON "retention_run" USING btree ("at");