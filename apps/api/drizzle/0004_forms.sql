CREATE TABLE "form_posts" (
	"key" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"reference" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"lang" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"values" json NOT NULL,
	"consent_version" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"purpose" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"shop_id" integer NOT NULL,
	"lang" text NOT NULL,
	"reference" text NOT NULL,
	"email" text NOT NULL,
	"values" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "submissions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"shop_id" integer NOT NULL,
	"lang" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe_url" text,
	"person_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_posts_expires_at" ON "form_posts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_address" ON "newsletter_subscriptions" USING btree ("shop_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_expires_at" ON "newsletter_subscriptions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_subscription" ON "newsletter_tokens" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "submissions_shop" ON "submissions" USING btree ("shop_id","created_at");--> statement-breakpoint
CREATE INDEX "submissions_email" ON "submissions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "submissions_expires_at" ON "submissions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_next_attempt_at" ON "mails" USING btree ("next_attempt_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "mails_person_email" ON "mails" USING btree ("person_email");