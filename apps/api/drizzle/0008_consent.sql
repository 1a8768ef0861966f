CREATE TABLE "consent_records" (
	"id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"categories" text[] NOT NULL,
	CONSTRAINT "consent_records_id_chosen_at_pk" PRIMARY KEY("id","chosen_at")
);
--> statement-breakpoint
CREATE INDEX "consent_records_chosen_at" ON "consent_records" USING btree ("chosen_at");