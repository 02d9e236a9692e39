import { expect, it } from 'vitest'
import { newId } from '../values/id.js'
import { statementOf } from './statement.js'

const [one, other] = [newId(), newId()]
const ofOneCompany = (text: string, values: unknown[]): string => statementOf([text], values).sql
const joined = 'select from w join x on x.company_id = w.company_id where w.company_id = $1'

it('says of every table which company a statement is about', () => {
  expect(ofOneCompany(joined, [one])).toBe(
    'select from w join x on x.company_id = w.company_id and x.company_id = $1 where w.company_id = $1',
  )
})

it('says it in subqueries, too, whoever comes first', () => {
  const statement =
    'select (select from x where x.company_id = w.company_id or x.a) from w where b = $1 and w.company_id = $2'
  expect(ofOneCompany(statement, ['b', one])).toBe(
    'select (select from x where x.company_id = w.company_id and x.company_id = $2 or x.a) from w where b = $1 and w.company_id = $2',
  )
})

it('takes a company that is bound several times for one', () => {
  expect(ofOneCompany(`${joined} and w.company_id = $2`, [one, one])).toContain('and x.company_id = $1')
})

it.each([
  ['two companies', `${joined} and w.company_id = $2`, [one, other]],
  ['a list of companies', 'select from w join x on x.company_id = w.company_id where w.company_id = any($1)', [[one]]],
  ['one company and a list of them', `${joined} or w.company_id = any($2)`, [one, [one, other]]],
  ['no company', 'select from w join x on x.company_id = w.company_id', []],
  ['one table', 'select from w where w.company_id = $1', [one]],
  ['a company of none', joined, [null]],
])('leaves a statement about %s as it is', (_, statement, values) => {
  expect(ofOneCompany(statement, values)).toBe(statement)
})
