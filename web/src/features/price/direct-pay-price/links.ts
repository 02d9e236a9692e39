/** Where prices are found. */
export const LIST = '/chain/price/direct'

/** The list with one price open beside it. */
export const priceUrl = (id: string) => `${LIST}?${new URLSearchParams({ price: id })}`
