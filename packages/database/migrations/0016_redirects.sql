CREATE TABLE "redirect" (
	"id" integer PRIMARY KEY NOT NULL,
	"from_path" text NOT NULL,
	"to_address" text NOT NULL,
	"status" integer NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "redirect_use" (
	"from_path" text PRIMARY KEY NOT NULL,
	"hits" bigint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL
);
