/** Path of the route that receives invalidations. The proxy does not run for `/fragments/`. */
export const revalidationPath = '/fragments/revalidate';
