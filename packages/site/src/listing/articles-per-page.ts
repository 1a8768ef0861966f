/** Articles on one page of a list. Source: 3-decisions.md "Behaviour". */
export const articlesPerPage = 9;
