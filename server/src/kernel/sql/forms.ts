import { plateForm, textForm } from '../values/forms.js'
import { readingPattern } from '../values/pinyin.js'
import { contains, inTexts, type Sql, sql } from './sql.js'

/** How a text is compared: as names and numbers are, as plates are, or sign by sign, as addresses and paths of the log are. */
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

/** The column holds that text anywhere, as people read both. */
export const isLike = (column: Sql, text: string, form: Form = 'text'): Sql =>
  sql`${formed(column, form)} like ${contains(inForm(text, form))}`

/** The name in the column holds that text, or is read so: `reading` keeps how. */
export function isNamedLike(column: Sql, reading: Sql, text: string): Sql {
  const pattern = readingPattern(text)
  return pattern === null ? isLike(column, text) : sql`(${isLike(column, text)} or ${reading} ~ ${pattern})`
}

/** The column is that text, as people read both. */
export const isCalled = (column: Sql, text: string, form: Form = 'text'): Sql =>
  sql`${formed(column, form)} = ${inForm(text, form)}`

/** The column is one of those texts, as people read all of them. */
export const isOneOf = (column: Sql, texts: readonly string[], form: Form = 'text'): Sql =>
  inTexts(
    formed(column, form),
    texts.map((text) => inForm(text, form)),
  )

/** Column that is one of those texts where it is stored in its form, as numbers made by the program are: compared bare, so that its index finds them. */
export const isKeptAs = (column: Sql, texts: readonly string[], form: Form = 'text'): Sql =>
  inTexts(column, [...new Set(texts.flatMap((text) => [text, inForm(text, form)]))])

/** Two columns of a statement are the same text, as people read both. */
export const areAlike = (one: Sql, other: Sql, form: Form = 'text'): Sql =>
  sql`${formed(one, form)} = ${formed(other, form)}`
