/** Page sizes. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100, 500]

/** Page sizes of a list for reading, which people prefer to see whole. */
export const LONG_PAGE_SIZES: readonly number[] = [...PAGE_SIZES, 1000, 5000]

/** Default page size; a list with fewer rows has no pages. */
export const USUAL_SIZE = 20
