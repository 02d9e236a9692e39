import { describe, expect, it } from 'vitest'
import { all, contains, sql, unseenText, unseenTexts } from './sql.js'
import { BOUND, statementOf } from './statement.js'

const written = ({ text, values }: ReturnType<typeof sql>) => [text, values]

describe('a piece of SQL', () => {
  it('binds every value that is not a piece, whatever it is', () => {
    const moment = new Date(0)
    expect(
      written(sql`a = ${1} and b = ${"'; drop table a"} and c = any(${['x']}) and d = ${null} and e = ${moment}`),
    ).toEqual(['a = $1 and b = $2 and c = any($3) and d = $4 and e = $5', [1, "'; drop table a", ['x'], null, moment]])
  })

  it('numbers the values of its parts in order', () => {
    const inner = sql`x = ${'b'} or x = ${'c'}`
    expect(written(sql`${'a'} (${inner}) ${sql`plain`} ${inner} ${'d'}`)).toEqual([
      '$1 (x = $2 or x = $3) plain x = $4 or x = $5 $6',
      ['a', 'b', 'c', 'b', 'c', 'd'],
    ])
  })

  it('joins parts and values alike', () => {
    expect(written(sql`in (${sql.join([1, sql`f(${2})`, 3])})`)).toEqual(['in ($1, f($2), $3)', [1, 2, 3]])
    expect(written(sql.join([sql`a`, sql`b`], sql` or `))).toEqual(['a or b', []])
    expect(written(sql.join([]))).toEqual(['', []])
    expect(written(all([]))).toEqual(['true', []])
  })

  it('stays the same however often it is used', () => {
    const [plain, bound] = [sql`select ${sql.ref('a')} from ${sql.raw('t')}`, sql`where ${sql.ref('b')} = ${1}`]
    for (let time = 0; time < 10; time++) {
      expect(written(sql`${plain} ${bound}`)).toEqual(['select "a" from t where "b" = $1', [1]])
      expect(statementOf([`${time}`, BOUND, ''], [time]).sql).toBe(`${time}$1`)
    }
  })

  it('is found again by its pieces, with other values', () => {
    const found = (value: number, text: string) => {
      const { pieces, values } = sql`a = ${value}${sql.raw(text)}`.whole()
      const { sql: whole, parameters } = statementOf(pieces, values)
      return [whole, parameters]
    }
    expect(found(1, ' limit 1')).toEqual(['a = $1 limit 1', [1]])
    expect(found(2, ' limit 1')).toEqual(['a = $1 limit 1', [2]])
    expect(found(2, '')).toEqual(['a = $1', [2]])
    expect(found(2, ' limit 2')).toEqual(['a = $1 limit 2', [2]])
  })

  it('may have more pieces than are looked for', () => {
    const { pieces, values } = sql.join(Array.from({ length: 2000 }, (_, at) => at)).whole()
    expect(statementOf(pieces, values).sql).toMatch(/^\$1, \$2, .*, \$2000$/)
  })

  it('quotes names', () => {
    expect(sql`select ${sql.ref('w.a"b')} as ${sql.ref('#total')}`.text).toBe('select "w"."a""b" as "#total"')
  })

  it('hides values from the planner that are bound all the same', () => {
    expect(written(sql`a >= ${unseenText('x')} and b = any(${unseenTexts(['y', 'z'])})`)).toEqual([
      'a >= (select $1::text) and b = any((select $2::text[])::text[])',
      ['x', ['y', 'z']],
    ])
  })

  it('takes the signs of a pattern literally', () => {
    expect(contains('50%_\\')).toBe('%50\\%\\_\\\\%')
  })
})
