import { isId } from '../values/id.js'

const NAMED = /company_id"? = \$(\d+)/g
const SAME = /\b(\w+)\.company_id = \w+\.company_id\b/g
/** Of somebody who is in several companies: what one of them is named for says nothing of the others. */
const SEVERAL = /company_id"? = any\(/

/**
 * A statement that names one company says so of every table: where the companies of two rows are held against each other, the first, which is the
 * one that is looked for, is held against the company as well. One PostgreSQL concludes that by itself. Where companies lie on several nodes, a
 * subquery that says only `x.company_id = w.company_id` would be looked for on all of them (docs/adr/0030).
 */
export const sayingCompany = (text: string, [company]: readonly number[]): string =>
  company === undefined ? text : text.replace(SAME, `$& and $1.company_id = $$${company}`)

/** The values of a statement that are companies, by their numbers. */
export const companiesIn = (text: string): number[] =>
  SEVERAL.test(text) ? [] : [...text.matchAll(NAMED)].map(([, number]) => Number(number))

/** Whether all of them are the same company. */
export function isAboutOne([first = 0, ...others]: readonly number[], values: readonly unknown[]): boolean {
  const company = values[first - 1]
  if (typeof company !== 'string' || !isId(company)) return false
  return others.every((number) => values[number - 1] === company)
}
