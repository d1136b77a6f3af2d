CREATE TABLE "import_mapping" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"kept_by" text,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mapping_name_unique" UNIQUE("name")
);
