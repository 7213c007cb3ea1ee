/**
 * The request header in which src/proxy.ts tells the layout the path of the page; a client's own is replaced.
 */
export const PATH_HEADER = 'x-page-path';
