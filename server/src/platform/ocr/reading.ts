import type { ReadField } from './ocr.js'

/** A field with what was read of it; undefined for nothing. */
export const field = (text: string | undefined, sure: boolean): ReadField | undefined =>
  text ? { text, sure } : undefined

/** Leaves out what was not read. */
export function known<Name extends string, Field extends ReadField>(
  fields: Partial<Record<Name, Field | undefined>>,
): Partial<Record<Name, Field>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Record<Name, Field>
  >
}
