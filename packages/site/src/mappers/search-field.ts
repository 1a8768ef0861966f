/** Name of the search field. The proxy redirects the submitted form to the results page. */
export const searchField = 'q';
