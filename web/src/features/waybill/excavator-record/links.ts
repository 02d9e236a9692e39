const PATH = '/chain/excavator'

/** The list with a record open. */
export const recordUrl = (id: string) => `${PATH}?${new URLSearchParams({ record: id })}`
