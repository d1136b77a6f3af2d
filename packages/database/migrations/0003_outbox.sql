CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb,
	"dedupe_key" text NOT NULL,
	"message_id" text,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_fault" text,
	"outcome" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "mail_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("due_at") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "mail_ended" ON "mail" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "mail_queued" ON "mail" USING btree ("queued_at");