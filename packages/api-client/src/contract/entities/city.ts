import { z } from 'zod';

export const city = z.object({
  zipcode: z.string(),
  city: z.string(),
  province: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type City = z.infer<typeof city>;

export const provincial = z.object({ code: z.string(), label: z.string() });
