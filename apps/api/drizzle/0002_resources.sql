CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"kind" text,
	"resource_id" integer,
	"key" text,
	"before" json,
	"after" json
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"format" text NOT NULL,
	"seeded_at" timestamp with time zone,
	"turned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"key" text NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"publish_from" timestamp with time zone,
	"publish_to" timestamp with time zone,
	"body" json NOT NULL,
	"model" text NOT NULL,
	"words" text,
	"texts_fr" text,
	"texts_nl" text,
	"texts_de" text,
	"texts_it" text,
	"texts_es" text,
	"refs" text[] NOT NULL,
	"addresses" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "resources_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"lang" text NOT NULL,
	"id" integer NOT NULL,
	"word" text NOT NULL,
	"stem" text,
	CONSTRAINT "search_words_lang_id_pk" PRIMARY KEY("lang","id")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"role" text NOT NULL,
	"markets" text[] NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "site_deliveries" (
	"url" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"delivered_version" bigint,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "audit_log_version" ON "audit_log" USING btree ("version");--> statement-breakpoint
CREATE INDEX "audit_log_resource" ON "audit_log" USING btree ("kind","resource_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "resources_key" ON "resources" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "resources_refs" ON "resources" USING gin ("refs") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "resources_addresses" ON "resources" USING gin ("addresses") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "resources_publish_from" ON "resources" USING btree ("publish_from") WHERE publish_from is not null;--> statement-breakpoint
CREATE INDEX "resources_publish_to" ON "resources" USING btree ("publish_to") WHERE publish_to is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_word" ON "search_words" USING btree ("lang","word");