CREATE TABLE "event" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"dates" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"registration_deadline" date,
	"is_open" boolean NOT NULL,
	"closed_note" text NOT NULL,
	"attending_max" integer NOT NULL,
	"notes_max" integer NOT NULL,
	"is_live" boolean NOT NULL,
	CONSTRAINT "event_slug_unique" UNIQUE("slug") DEFERRABLE INITIALLY DEFERRED
);
