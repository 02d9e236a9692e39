import { isId } from '../values/id.js'

const NAMED = /company_id"? = \$(\d+)/g
const SAME = /\b(\w+)\.company_id = \w+\.company_id\b/g
/** Statements that compare companies themselves: naming one company says nothing about their other tables. */
const SEVERAL = /company_id"? = any\(/

/**
 * Names the company for every table of a statement about one company: where the companies of two rows are compared, the
 * first one, which is looked up, is also compared with the company. A single PostgreSQL infers that by itself. Where
 * companies lie on several nodes, a subquery with only `x.company_id = w.company_id` would search all nodes
 * (docs/adr/0030).
 */
export const sayingCompany = (text: string, [company]: readonly number[]): string =>
  company === undefined ? text : text.replace(SAME, `$& and $1.company_id = $$${company}`)

/** Numbers of the parameters of a statement that are companies. */
export const companiesIn = (text: string): number[] =>
  SEVERAL.test(text) ? [] : [...text.matchAll(NAMED)].map(([, number]) => Number(number))

/** Whether all these parameters are one company. */
export function isAboutOne([first = 0, ...others]: readonly number[], values: readonly unknown[]): boolean {
  const company = values[first - 1]
  if (typeof company !== 'string' || !isId(company)) return false
  return others.every((number) => values[number - 1] === company)
}
