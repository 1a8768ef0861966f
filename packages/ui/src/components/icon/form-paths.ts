/** The icons of fields and notices, as separate exports in a file of their own: islands without forms don't load them. */
export const chevronDownPath = 'm6 9.5 6 6 6-6';
export const checkPath = 'm4.5 12.5 5 5 10-11';
export const infoPath = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5M12 7.6v.1';
export const warningPath = 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.1';
