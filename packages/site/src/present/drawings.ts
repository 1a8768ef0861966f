/** Where `fragments/drawings` is mounted in every app. */
export const drawings = '/fragments/drawings';
