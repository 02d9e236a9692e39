import { buildSchema, parse } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { describe, expect, it } from 'vitest'
import { LongPages } from '../kernel/list/long-pages.js'
import { completeInTurns } from './rows-in-turns.js'

const schema = buildSchema(
  'type Row { id: Int! } type RowPage { records: [Row!]!, total: Int! } type Query { rows: RowPage! }',
)
completeInTurns(schema)

describe('a long list', () => {
  it.each([0, 200, 201, 1001])('of %i rows is whole and in its order', async (count) => {
    const compiled = compileQuery(schema, parse('{ rows { total records { id } } }'))
    if (!isCompiledQuery(compiled)) throw new Error('not compiled')
    const records = Array.from({ length: count }, (_, id) => ({ id }))
    const { data } = await compiled.query({ rows: { total: count, records } }, { longPages: new LongPages() }, {})
    expect(data).toEqual({ rows: { total: count, records } })
  })

  it('holds back what its rows ask for until all of them have asked', async () => {
    const longPages = new LongPages()
    const compiled = compileQuery(schema, parse('{ rows { records { id } } }'))
    if (!isCompiledQuery(compiled)) throw new Error('not compiled')
    const asked: number[] = []
    const records = Array.from({ length: 401 }, (_, at) => ({
      get id() {
        if (at === 0) longPages.whenAllAreIn(() => asked.push(-1))
        asked.push(at)
        return at
      },
    }))
    await compiled.query({ rows: { total: 401, records } }, { longPages }, {})
    await expect.poll(() => asked.length).toBe(402)
    expect(asked.at(-1)).toBe(-1)
  })

  it('is not completed in one go', async () => {
    const compiled = compileQuery(schema, parse('{ rows { records { id } } }'))
    if (!isCompiledQuery(compiled)) throw new Error('not compiled')
    const read: number[] = []
    const records = Array.from({ length: 401 }, (_, at) => ({
      get id() {
        read.push(at)
        return at
      },
    }))
    const answer = compiled.query({ rows: { total: 401, records } }, { longPages: new LongPages() }, {})
    await Promise.resolve()
    expect(read).toHaveLength(200)
    await answer
    expect(read).toHaveLength(401)
  })
})
