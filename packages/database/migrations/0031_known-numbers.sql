ALTER TABLE "family" ADD COLUMN "valid_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "family" ADD COLUMN "refused_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_family" ADD COLUMN "valid_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_family" ADD COLUMN "refused_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;