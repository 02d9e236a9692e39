import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { countFields } from './selection.js'

it.each([
  ['{ a b { c d } }', 4],
  ['{ a ... { b ... on Query { c } } }', 3],
  ['{ a { ...F } b { ...F } } fragment F on T { c d }', 6],
  ['query A { a } query B { b c } fragment F on T { d }', 3],
])('counts the fields that are compiled of %s', (text, count) => {
  expect(countFields(parse(text))).toBe(count)
})

it('counts fragments within fragments without following each', () => {
  const levels = Array.from(
    { length: 40 },
    (_, at) => `fragment F${at} on T { a { ...F${at + 1} } b { ...F${at + 1} } }`,
  )
  expect(countFields(parse(`{ ...F0 } ${levels.join(' ')} fragment F40 on T { c }`))).toBe(3 * 2 ** 40 - 2)
})
