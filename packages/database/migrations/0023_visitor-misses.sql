CREATE TABLE "visitor_miss" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "visitor_miss_once" UNIQUE("day","kind","words")
);
--> statement-breakpoint
CREATE INDEX "visitor_miss_day" ON "visitor_miss" USING btree ("day");