/** The name of the company, as customers know it. */
export const company = 'Veralune';
