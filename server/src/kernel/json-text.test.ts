import { describe, expect, it } from 'vitest'
import { JsonText, jsonOf } from './json-text.js'

describe('jsonOf', () => {
  it.each([
    null,
    1,
    '引"号\n',
    [1, { a: undefined, b: [] }],
    {},
    { a: undefined, b: null, 'c"': { d: [{ e: 'f' }], g: new Date(0) } },
    Object.assign(Object.create(null), { a: 1 }),
  ])('of %j is what JSON.stringify gives', (value) => {
    expect(jsonOf(value)).toBe(JSON.stringify(value))
  })

  it('puts ready JSON where it stands', () => {
    expect(jsonOf({ data: { list: { total: 2, records: new JsonText('[{"a":1},2]') } } })).toBe(
      '{"data":{"list":{"total":2,"records":[{"a":1},2]}}}',
    )
  })
})
