/** The welcome page: where everyone lands, and what is always open. */
export const HOME = '/wel/index'
