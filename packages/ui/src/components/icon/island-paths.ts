/**
 * The other icons of islands and buttons, as separate exports, so that the bundle contains only these: an object
 * indexed by name can't be tree-shaken.
 */
export const arrowPath = 'M4 12h16m-6-6 6 6-6 6';
export const pausePath = 'M8.5 5v14m7-14v14';
export const playPath = 'M7.5 5v14l11-7Z';
export const upPath = 'M12 20V4m-6 6 6-6 6 6';
export const historyPath = 'M4 5v4.5h4.5M4.2 9.3A8.5 8.5 0 1 1 3.5 12M12 7.5V12l3 2';
export const closePath = 'm5.5 5.5 13 13m0-13-13 13';
export const plusPath = 'M12 4.5v15M4.5 12h15';
export const minusPath = 'M4.5 12h15';
export const magazinePath =
  'M12 6.5c-2.2-1.5-5-2-8.5-2v13c3.5 0 6.3.5 8.5 2 2.2-1.5 5-2 8.5-2v-13c-3.5 0-6.3.5-8.5 2Zm0 0v13';
export const externalPath = 'M9 5H5v14h14v-4M13 4h7v7m0-7-9 9';
export const bagPath = 'M5.5 8.5h13l1 12h-15l1-12Zm3 0V7a3.5 3.5 0 0 1 7 0v1.5';
export const heartPath =
  'M12 20C6.5 15.8 3.5 12.6 3.5 9.2c0-2.6 1.9-4.7 4.4-4.7 1.7 0 3.2.9 4.1 2.4.9-1.5 2.4-2.4 4.1-2.4 2.5 0 4.4 2.1 4.4 4.7 0 3.4-3 6.6-8.5 10.8Z';
export const pharmacyPath = 'M9.25 4h5.5v5.25H20v5.5h-5.25V20h-5.5v-5.25H4v-5.5h5.25Z';
