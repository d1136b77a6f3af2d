CREATE TABLE "job_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_key" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email" text NOT NULL,
	"data" jsonb NOT NULL,
	"resume_key" text,
	"resume_type" text,
	"resume_bytes" integer,
	CONSTRAINT "job_application_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_key" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"event_slug" text NOT NULL,
	"event_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"total_attending" integer NOT NULL,
	"notes" text NOT NULL,
	CONSTRAINT "registration_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE INDEX "job_application_received" ON "job_application" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "job_application_email" ON "job_application" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registration_event" ON "registration" USING btree ("event_slug");--> statement-breakpoint
CREATE INDEX "registration_email" ON "registration" USING btree ("email");