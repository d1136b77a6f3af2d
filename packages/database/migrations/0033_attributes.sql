CREATE TABLE "attribute" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"unit" text NOT NULL,
	"precision" integer NOT NULL,
	"min" double precision,
	"max" double precision,
	"choices" jsonb NOT NULL,
	"group_title" text NOT NULL,
	"help" text NOT NULL,
	"filters" boolean NOT NULL,
	"compares" boolean NOT NULL,
	"is_in_head" boolean NOT NULL,
	"etim" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "family" ADD COLUMN "attributes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "attributes" jsonb DEFAULT '{}'::jsonb NOT NULL;