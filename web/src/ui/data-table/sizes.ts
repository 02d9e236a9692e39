/** Numbers of rows that a page may have. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100, 500]

/** Numbers of rows of the list that is only looked at, and so looked at whole. */
export const LONG_PAGE_SIZES: readonly number[] = [...PAGE_SIZES, 1000, 5000]

/** Number of rows of a page while nobody has chosen; below that there is nothing to turn. */
export const USUAL_SIZE = 20
