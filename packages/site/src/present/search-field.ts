/** The name of the search field; the proxy turns the submitted form into the address of its results. */
export const searchField = 'q';
