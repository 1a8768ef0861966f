/** The icons of notices, as separate exports in a file of their own: other islands don't load them. */
export const checkPath = 'm4.5 12.5 5 5 10-11';
export const infoPath = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5M12 7.6v.1';
