CREATE TABLE "analytics_event" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"action" text NOT NULL,
	"label" text NOT NULL,
	"count" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "analytics_event_day_path_name_category_action_label_pk" PRIMARY KEY("day","path","name","category","action","label")
);
