/** Folder with the pharmacies of each market. They are not resources: `src/points-of-sale` reads it. */
export const pointsOfSaleFolder = 'points-of-sale';
