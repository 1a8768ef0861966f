CREATE TABLE "stock_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"lang" text NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_reminders_address" ON "stock_reminders" USING btree ("shop_id","product_id","email");--> statement-breakpoint
CREATE INDEX "stock_reminders_email" ON "stock_reminders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_reminders_expires_at" ON "stock_reminders" USING btree ("expires_at");