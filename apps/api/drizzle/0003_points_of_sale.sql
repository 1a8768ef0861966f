CREATE TABLE "points_of_sale" (
	"id" integer PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"zipcode" text NOT NULL,
	"city" text NOT NULL,
	"phone" text,
	"opening_hours" text[] NOT NULL,
	"location" "point" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "points_of_sale_location" ON "points_of_sale" USING gist ("location");