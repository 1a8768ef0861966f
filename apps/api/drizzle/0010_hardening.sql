CREATE TABLE "account_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"shop_id" integer,
	"request_id" text,
	"detail" text[]
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"sealed" text,
	"runs_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_events_customer" ON "account_events" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "account_events_at" ON "account_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_expires_at" ON "idempotent_answers" USING btree ("expires_at");