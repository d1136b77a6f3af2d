CREATE TABLE "media_file" (
	"id" integer PRIMARY KEY NOT NULL,
	"uri" text NOT NULL,
	"file" text,
	"alt" text NOT NULL,
	"focus" jsonb
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"file" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"uploaded_by" text,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
