/** Parts of a date, as the date field names them: `order_date-day`. */
export const dateParts = ['day', 'month', 'year'] as const;
