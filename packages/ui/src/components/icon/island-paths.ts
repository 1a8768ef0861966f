/**
 * The icons of the islands on every page, as separate exports, so that the bundle contains only these: an object
 * indexed by name can't be tree-shaken.
 */
export const searchPath = 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5';
export const arrowPath = 'M4 12h16m-6-6 6 6-6 6';
export const pausePath = 'M8.5 5v14m7-14v14';
export const playPath = 'M7.5 5v14l11-7Z';
export const upPath = 'M12 20V4m-6 6 6-6 6 6';
export const historyPath = 'M4 5v4.5h4.5M4.2 9.3A8.5 8.5 0 1 1 3.5 12M12 7.5V12l3 2';
export const warningPath = 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.1';
