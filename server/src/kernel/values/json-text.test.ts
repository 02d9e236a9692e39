import { describe, expect, it } from 'vitest'
import { JsonList, JsonText, jsonPieces, shortJson } from './json-text.js'

const jsonOf = (value: unknown): string => [...jsonPieces(value)].join('')

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ at, text: '，"' }))

describe('the pieces', () => {
  it.each([
    null,
    [],
    { long: rows(120) },
    { a: { long: rows(51), b: undefined }, c: 1 },
    { a: undefined },
    rows(50),
    rows(101),
    1,
    '引"号\n',
    [1, { a: undefined, b: [] }],
    {},
    { a: undefined, b: null, 'c"': { d: [{ e: 'f' }], g: new Date(0) } },
    Object.assign(Object.create(null), { a: 1 }),
  ])('of %j are what JSON.stringify gives', (value) => {
    expect(jsonOf(value)).toBe(JSON.stringify(value))
    expect([JSON.stringify(value), undefined]).toContain(shortJson(value, 1000))
  })

  it('are a few rows at most', () => {
    const pieces = [...jsonPieces({ data: { rows: rows(120) } })]
    expect(Math.max(...pieces.map((piece) => piece.split('"at"').length - 1))).toBe(50)
  })

  it('puts ready JSON where it stands', () => {
    expect(jsonOf({ data: { list: { total: 2, records: new JsonText('[{"a":1}', ',2]') } } })).toBe(
      '{"data":{"list":{"total":2,"records":[{"a":1},2]}}}',
    )
  })
})

describe('a list of answers', () => {
  it.each([[[]], [[{ a: 1 }]], [[{ data: { rows: rows(60) } }, { data: null }]]])('%j is written as it is', (items) => {
    expect(jsonOf(new JsonList(items))).toBe(JSON.stringify(items))
    expect(shortJson(new JsonList(items), 1000)).toBeUndefined()
  })

  it('has ready JSON within its items', () => {
    expect(jsonOf(new JsonList([{ records: new JsonText('[1', ',2]') }, {}]))).toBe('[{"records":[1,2]},{}]')
  })
})

describe('one text', () => {
  it.each([
    [{ rows: rows(50), a: undefined, b: null }, JSON.stringify({ rows: rows(50), b: null })],
    [{ a: undefined }, '{}'],
    [{ data: { total: 1, records: new JsonText('[{"a":1}', ']') } }, '{"data":{"total":1,"records":[{"a":1}]}}'],
    [{ rows: rows(51) }, undefined],
    [{ records: new JsonText(`["${'长'.repeat(1000)}"]`) }, undefined],
    [{ records: new JsonText(...Array.from({ length: 501 }, () => '[]')) }, undefined],
  ])('of %j is given when it is short', (value, text) => {
    expect(shortJson(value, 1000)).toBe(text)
  })
})
