CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"img_url" text,
	"is_live" boolean NOT NULL,
	"is_vizzy" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "family" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"intrinsically_safe" boolean NOT NULL,
	"description" text NOT NULL,
	"is_live" boolean NOT NULL,
	"is_vizzy" boolean NOT NULL,
	"is_obsolete" boolean NOT NULL,
	"media" jsonb NOT NULL,
	"alert_type" text,
	"alert_msg" text,
	"effective" date,
	"prod_rep" text,
	"specs" jsonb NOT NULL,
	"configurator" jsonb,
	"position" integer NOT NULL,
	CONSTRAINT "family_slug_variant" UNIQUE("slug","intrinsically_safe")
);
--> statement-breakpoint
CREATE TABLE "family_accessory" (
	"family_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "family_accessory_family_id_product_id_pk" PRIMARY KEY("family_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "family_document" (
	"family_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "family_document_family_id_document_id_pk" PRIMARY KEY("family_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "family_faq" (
	"family_id" integer NOT NULL,
	"faq_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "family_faq_family_id_faq_id_pk" PRIMARY KEY("family_id","faq_id")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY NOT NULL,
	"family_id" integer NOT NULL,
	"part_number" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer,
	"config_model_no" text,
	"is_obsolete" boolean NOT NULL,
	"is_live" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_part_number_unique" UNIQUE("part_number")
);
--> statement-breakpoint
CREATE TABLE "view_item" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"img_url" text,
	"variants" jsonb NOT NULL,
	"is_obsolete" boolean NOT NULL,
	"ad_url" text,
	"is_live" boolean NOT NULL,
	"is_vizzy" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carousel" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"is_external" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"caption" text NOT NULL,
	"action" text NOT NULL,
	"model_number" text,
	"is_live" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"id" integer PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"is_public" boolean NOT NULL,
	CONSTRAINT "setting_group_key" UNIQUE("group","key")
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"revision" integer PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" integer PRIMARY KEY NOT NULL,
	"doc_type" text NOT NULL,
	"doc_number" text NOT NULL,
	"revision" text,
	"revised_on" date,
	"supersedes" text,
	"name" text NOT NULL,
	"uri" text NOT NULL,
	"type" integer NOT NULL,
	"support_category" text,
	"is_live" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_document" (
	"id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"uri" text NOT NULL,
	"filename" text NOT NULL,
	"html_content" text,
	"is_live" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"group_id" integer,
	"logo" text,
	CONSTRAINT "customer_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "customer_family" (
	"id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"family_id" integer NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"title" text NOT NULL,
	"img_url" text,
	"configurator" jsonb,
	"is_live" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "customer_family_once" UNIQUE("customer_id","family_id")
);
--> statement-breakpoint
CREATE TABLE "private_label_group" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"post_date" date NOT NULL,
	"description" text NOT NULL,
	"tasks" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"skills" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"is_live" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"post_date" date NOT NULL,
	"html_content" text NOT NULL,
	"is_live" boolean NOT NULL,
	CONSTRAINT "post_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" integer PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"link" text,
	"is_live" boolean NOT NULL,
	"is_support" boolean NOT NULL,
	"video" jsonb,
	"image" jsonb,
	"steps" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_video" (
	"id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"uri" text NOT NULL,
	"poster" text,
	"is_live" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_accessory" ADD CONSTRAINT "family_accessory_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_accessory" ADD CONSTRAINT "family_accessory_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_document" ADD CONSTRAINT "family_document_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_document" ADD CONSTRAINT "family_document_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_faq" ADD CONSTRAINT "family_faq_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_faq" ADD CONSTRAINT "family_faq_faq_id_faq_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_item" ADD CONSTRAINT "view_item_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_group_id_private_label_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."private_label_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_family" ADD CONSTRAINT "customer_family_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_family" ADD CONSTRAINT "customer_family_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_family" ON "product" USING btree ("family_id");