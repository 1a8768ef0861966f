ALTER TABLE "orders" ADD COLUMN "loses_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_loses_person" ON "orders" USING btree ("id") WHERE loses_person;