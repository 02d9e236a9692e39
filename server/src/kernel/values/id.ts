import { v7 } from 'uuid'

/** Ids are UUIDv7 made by the program: ordered by time, so that new rows land beside each other. */
export const newId = (): string => v7()

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Id in the form in which rows are found by it: callers may write it in capitals. */
export const idKey = (id: string): string => id.toLowerCase()

/** True for text that may be compared with a uuid column; any other id names no row. */
export const isId = (text: string): boolean => pattern.test(text)
