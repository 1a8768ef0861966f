/** The icons of fields, as separate exports in a file of their own: other islands don't load them. */
export const chevronDownPath = 'm6 9.5 6 6 6-6';
export const warningPath = 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.1';
