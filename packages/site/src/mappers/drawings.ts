/** Path at which every app mounts `fragments/drawings`. */
export const drawings = '/fragments/drawings';
