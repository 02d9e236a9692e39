import { plateForm, textForm } from '../values/forms.js'
import { readingPattern } from '../values/pinyin.js'
import { contains, inTexts, type Sql, sql } from './sql.js'

/**
 * Form in which texts are compared: as names and numbers, as plates, or exactly, as addresses and paths of the log are.
 */
export type Form = 'text' | 'plate' | 'exact'

const forms: Readonly<Record<Form, { of: (text: string) => string; in: (column: Sql) => Sql }>> = {
  text: { of: textForm, in: (column) => sql`text_form(${column})` },
  plate: { of: plateForm, in: (column) => sql`plate_form(${column})` },
  exact: { of: (text) => text.trim(), in: (column) => column },
}
/** A text in the form by which it is compared. */
export const inForm = (text: string, form: Form): string => forms[form].of(text)

/** A column in the form by which it is compared. */
const formed = (column: Sql, form: Form): Sql => forms[form].in(column)

/** The column holds a text anywhere, both in their form. */
export const isLike = (column: Sql, text: string, form: Form = 'text'): Sql =>
  sql`${formed(column, form)} like ${contains(inForm(text, form))}`

/** The name in the column holds a text, or has that reading: `reading` is the column of readings. */
export function isNamedLike(column: Sql, reading: Sql, text: string): Sql {
  const pattern = readingPattern(text)
  return pattern === null ? isLike(column, text) : sql`(${isLike(column, text)} or ${reading} ~ ${pattern})`
}

/** The column equals a text, both in their form. */
export const isCalled = (column: Sql, text: string, form: Form = 'text'): Sql =>
  sql`${formed(column, form)} = ${inForm(text, form)}`

/** The column equals one of several texts, all in their form. */
export const isOneOf = (column: Sql, texts: readonly string[], form: Form = 'text'): Sql =>
  inTexts(
    formed(column, form),
    texts.map((text) => inForm(text, form)),
  )

/**
 * Whether a column that is stored in its form, such as a number made by the program, equals one of the texts. The
 * column is not converted, so that its index is used.
 */
export const isKeptAs = (column: Sql, texts: readonly string[], form: Form = 'text'): Sql =>
  inTexts(column, [...new Set(texts.flatMap((text) => [text, inForm(text, form)]))])

/** Two columns of a statement are equal in their form. */
export const areAlike = (one: Sql, other: Sql, form: Form = 'text'): Sql =>
  sql`${formed(one, form)} = ${formed(other, form)}`
