import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/account/schema.ts',
    './src/account/events-schema.ts',
    './src/consent/schema.ts',
    './src/forms/schema.ts',
    './src/idempotency/schema.ts',
    './src/invalidation/schema.ts',
    './src/mail/schema.ts',
    './src/reminders/schema.ts',
    './src/shop/schema.ts',
    './src/shop/cart/schema.ts',
    './src/shop/payment/schema.ts',
    './src/shop/after-sales-schema.ts',
  ],
  out: './drizzle',
  casing: 'snake_case',
});
