CREATE TABLE "brands" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"color" text NOT NULL,
	"corner" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"parent_id" integer
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"shop_id" integer NOT NULL,
	"code" text NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "menus_shop_id_code_pk" PRIMARY KEY("shop_id","code")
);
--> statement-breakpoint
CREATE TABLE "needs" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"parent_id" integer,
	"picto" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nutrients" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reference" double precision
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"cents" integer NOT NULL,
	"public_cents" integer,
	"in_stock" boolean NOT NULL,
	CONSTRAINT "offers_product_id_position_shop_id_pk" PRIMARY KEY("product_id","position","shop_id")
);
--> statement-breakpoint
CREATE TABLE "page_needs" (
	"page_id" integer NOT NULL,
	"need_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "page_needs_page_id_need_id_pk" PRIMARY KEY("page_id","need_id")
);
--> statement-breakpoint
CREATE TABLE "page_products" (
	"page_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "page_products_page_id_product_id_pk" PRIMARY KEY("page_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "page_shops" (
	"page_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	CONSTRAINT "page_shops_page_id_shop_id_pk" PRIMARY KEY("page_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"parent_id" integer,
	"brand_id" integer,
	"theme_id" integer,
	"published_on" date NOT NULL,
	"in_banner" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_needs" (
	"product_id" integer NOT NULL,
	"need_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_needs_product_id_need_id_pk" PRIMARY KEY("product_id","need_id")
);
--> statement-breakpoint
CREATE TABLE "product_nutrients" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"nutrient_id" integer NOT NULL,
	"amount" double precision NOT NULL,
	CONSTRAINT "product_nutrients_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_sizes" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"duration_days" integer,
	"net_weight_g" double precision,
	"net_volume_ml" double precision,
	CONSTRAINT "product_sizes_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_terms" (
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"term_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_terms_product_id_kind_term_id_pk" PRIMARY KEY("product_id","kind","term_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"pack" text NOT NULL,
	"promoted" boolean NOT NULL,
	"new_from" timestamp with time zone,
	"new_to" timestamp with time zone,
	"new_formula" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirections" (
	"shop_id" integer NOT NULL,
	"position" integer NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"type" integer NOT NULL,
	CONSTRAINT "redirections_shop_id_position_pk" PRIMARY KEY("shop_id","position")
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"product_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "related_products_product_id_related_id_pk" PRIMARY KEY("product_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"entity_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"keywords" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "search_documents_kind_locale_entity_id_pk" PRIMARY KEY("kind","locale","entity_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"lang" text NOT NULL,
	"word" text NOT NULL,
	"stem" text,
	CONSTRAINT "search_words_lang_word_pk" PRIMARY KEY("lang","word")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"shop_id" integer NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "settings_shop_id_code_pk" PRIMARY KEY("shop_id","code")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "terms_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"kind" text NOT NULL,
	"entity_id" integer NOT NULL,
	"locale" text NOT NULL,
	"slug" text,
	"data" jsonb NOT NULL,
	CONSTRAINT "texts_kind_locale_entity_id_pk" PRIMARY KEY("kind","locale","entity_id")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_needs" ADD CONSTRAINT "page_needs_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_needs" ADD CONSTRAINT "page_needs_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_products" ADD CONSTRAINT "page_products_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_products" ADD CONSTRAINT "page_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_shops" ADD CONSTRAINT "page_shops_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_needs" ADD CONSTRAINT "product_needs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_needs" ADD CONSTRAINT "product_needs_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_nutrients" ADD CONSTRAINT "product_nutrients_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_nutrients" ADD CONSTRAINT "product_nutrients_nutrient_id_nutrients_id_fk" FOREIGN KEY ("nutrient_id") REFERENCES "public"."nutrients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_products_product_id_index" ON "page_products" USING btree ("product_id");