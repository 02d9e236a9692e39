import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { judgeRows } from './judged-rows.js'
import { amount, idText, rowsOf } from './validate.js'

const list = rowsOf(z.object({ id: idText('行'), price: amount('价') }), '行', 10)
const refused = (id: string, msg: string) => ({ id, ok: false, msg })

it('does the good rows, and answers all of them in their order', () => {
  const row = fc.record({ good: fc.boolean() })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 10 }), (drawn) => {
      fc.pre(drawn.some(({ good }) => good))
      const rows = drawn.map(({ good }, at) => ({ id: `r${at}`, price: good ? '1.5' : '1,5' }))
      const { good, answers } = judgeRows(list, rows, 'input')
      expect(good.map(({ id }) => id)).toEqual(rows.flatMap(({ id }, at) => (drawn[at]?.good ? [id] : [])))
      const all = answers(
        good.map(({ id }) => ({ id, ok: true, msg: '' })),
        refused,
      )
      expect(all.map(({ id, ok }) => [id, ok])).toEqual(rows.map(({ id }, at) => [id, drawn[at]?.good]))
    }),
  )
})

it('names a row that has no id, or is none', () => {
  const { answers } = judgeRows(list, [{ id: 'a', price: 1 }, null, { price: 2 }], 'input')
  expect(answers([{ id: 'a', ok: true, msg: '' }], refused).map(({ id, ok }) => [id, ok])).toEqual([
    ['a', true],
    ['', false],
    ['', false],
  ])
})

it.each([
  ['none is good', [{ id: 'a', price: 'x' }], 'input.0.price'],
  [
    'an id stands twice',
    [
      { id: 'a', price: 1 },
      { id: 'a', price: 2 },
    ],
    'input.1.id',
  ],
  ['there is none', [], 'input'],
  ['there are too many', Array.from({ length: 11 }, (_, at) => ({ id: `r${at}`, price: at === 0 ? 'x' : 1 })), 'input'],
])('refuses the whole where %s', (_, rows, field) => {
  expect(() => judgeRows(list, rows, 'input')).toThrow(
    expect.objectContaining({ fieldErrors: [expect.objectContaining({ field })] }),
  )
})
