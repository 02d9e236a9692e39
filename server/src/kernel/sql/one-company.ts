import { isId } from '../values/id.js'

const NAMED = /company_id"? = \$(\d+)/g
const SAME = /\b(\w+)\.company_id = \w+\.company_id\b/g
/** Of somebody who is in several companies: what one of them is named for says nothing of the others. */
const SEVERAL = /company_id"? = any\(/

interface Held {
  /** The values that are companies, by their numbers. */
  companies: number[]
  text: string
}

/** So many texts are kept: a request has the same few again and again. */
const MOST = 1000
const kept = new Map<string, Held>()

/**
 * A statement that names one company says so of every table: where the companies of two rows are held against each other, the first, which is the
 * one that is looked for, is held against the company as well. One PostgreSQL concludes that by itself. Where companies lie on several nodes, a
 * subquery that says only `x.company_id = w.company_id` would be looked for on all of them (docs/adr/0030).
 */
export function ofOneCompany(text: string, values: readonly unknown[]): string {
  const held = kept.get(text) ?? hold(text)
  const [first = 0] = held.companies
  const company = values[first - 1]
  if (typeof company !== 'string' || !isId(company)) return text
  return held.companies.every((number) => values[number - 1] === company) ? held.text : text
}

function hold(text: string): Held {
  const companies = SEVERAL.test(text) ? [] : [...text.matchAll(NAMED)].map(([, number]) => Number(number))
  const held = { companies, text: text.replace(SAME, `$& and $1.company_id = $$${companies[0]}`) }
  if (kept.size === MOST) kept.clear()
  kept.set(text, held)
  return held
}
