/** How many rows a page may have (001 §9). */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100, 500]

/** Of the list that is only looked at, and so looked at whole. */
export const LONG_PAGE_SIZES: readonly number[] = [...PAGE_SIZES, 1000, 5000]

/** How many rows a page has while nobody has chosen; below that there is nothing to turn. */
export const USUAL_SIZE = 20
