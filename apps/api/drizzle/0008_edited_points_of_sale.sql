ALTER TABLE "points_of_sale" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "points_of_sale" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "points_of_sale" ADD COLUMN "updated_by" text DEFAULT 'content' NOT NULL;