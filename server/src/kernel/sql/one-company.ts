import { isId } from '../values/id.js'

const NAMED = /company_id"? = \$(\d+)/g
const SAME = /\.company_id = \w+\.company_id\b/
const WORD = /\w/

/**
 * A statement that names one company says so of every table: where the companies of two rows are held against each other, the first, which is the
 * one that is looked for, is held against the company as well. One PostgreSQL concludes that by itself. Where companies lie on several nodes, a
 * subquery that says only `x.company_id = w.company_id` would be looked for on all of them (docs/adr/0030).
 */
export function ofOneCompany(text: string, values: readonly unknown[]): string {
  if (text.search(SAME) === -1) return text
  const named = [...text.matchAll(NAMED)].map(([, number]) => Number(number))
  const [first = 0] = named
  const company = values[first - 1]
  if (typeof company !== 'string' || !isId(company)) return text
  if (named.some((number) => values[number - 1] !== company)) return text
  return text.replaceAll(new RegExp(SAME, 'g'), (same, at: number) => `${same} and ${wordBefore(text, at)}.company_id = $${first}`)
}

function wordBefore(text: string, end: number): string {
  let start = end
  while (WORD.test(text[start - 1] ?? '')) start--
  return text.slice(start, end)
}
