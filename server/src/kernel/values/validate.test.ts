import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DomainError } from '../errors.js'
import { amount, idText, listOf, optionalText, requiredText, validate } from './validate.js'

/** The refusal of a value, as field and message. */
function refusal(schema: z.ZodType, value: unknown, at?: string): [string, string][] {
  try {
    validate(schema, value, at)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    expect(error.code).toBe('INVALID_INPUT')
    expect(error.message).toBe(error.fieldErrors[0]?.message)
    return error.fieldErrors.map(({ field, message }) => [field, message])
  }
  throw new Error('not refused')
}

describe('validate', () => {
  const schema = z.object({
    name: requiredText('名称', 5),
    rows: listOf(z.object({ price: amount('单价') }), '明细', 2),
  })

  it('gives back what the schema makes of the input', () => {
    const input = { name: ' 甲 ', rows: [{ price: 12.5 }], unknown: 1 }
    expect(validate(schema, input)).toEqual({ name: '甲', rows: [{ price: '12.5' }] })
  })

  it('names every wrong field once, by the path the caller wrote', () => {
    expect(refusal(schema, { name: '', rows: [{ price: '1' }, { price: 'x' }] }, 'input')).toEqual([
      ['input.name', '请输入名称'],
      ['input.rows.1.price', '单价须为数字，最多2位小数'],
    ])
    expect(refusal(requiredText('名称', 5), '')).toEqual([['body', '请输入名称']])
  })
})

describe.each([
  ['requiredText', requiredText('备注', 3), [undefined, null, '', '  '], '请输入备注'],
  ['requiredText', requiredText('备注', 3), [1, [], {}], '备注须为文本'],
  ['requiredText', requiredText('备注', 3), ['四个字符'], '备注长度不能超过3个字符'],
  ['optionalText', optionalText('备注', 3), [1, [], {}], '备注须为文本'],
  ['optionalText', optionalText('备注', 3), ['四个字符'], '备注长度不能超过3个字符'],
  ['idText', idText('运单'), [undefined, null, '', 1], '请选择运单'],
  ['idText', idText('运单'), ['x'.repeat(37)], '运单长度不能超过36个字符'],
  ['listOf', listOf(z.string(), '卡', 2), [undefined, 'x', {}], '卡须为列表'],
  ['listOf', listOf(z.string(), '卡', 2), [[]], '请选择卡'],
  ['listOf', listOf(z.string(), '卡', 2), [['a', 'b', 'c']], '卡一次最多2条'],
  ['amount', amount('金额'), [undefined, null], '请输入金额'],
  ['amount', amount('金额'), [true, {}], '金额须为数字'],
  ['amount', amount('金额'), ['', 'abc', '1.234', 1.005, '1e3', 1e21, '1元', Number.NaN], undefined],
  ['amount', amount('金额'), ['-0.01', -1, '1000000000', 1e12], '金额须在0到999999999.99之间'],
] as const)('%s', (_, schema, values, message) => {
  it.each(values.map((value) => [value]))(`answers %j with ${message ?? 'a refusal'}`, (value) => {
    const [[field, text] = []] = refusal(schema, value)
    expect(field).toBe('body')
    if (message) expect(text).toBe(message)
    else expect(text).toMatch(/^金额须为数字/)
  })
})

describe('amount', () => {
  it.each([
    [0, '0'],
    ['0.00', '0.00'],
    [' 12.50 ', '12.50'],
    [0.1, '0.1'],
    ['１', '1'],
    ['1,234.500', '1234.50'],
    ['999999999.99', '999999999.99'],
    [999999999.99, '999999999.99'],
  ])('takes %j', (given, taken) => {
    expect(validate(amount('金额'), given)).toBe(taken)
  })
})

it('refuses a number that can be read in two ways, with both', () => {
  expect(refusal(amount('单价'), '3,5')).toEqual([['body', '单价“3,5”可以读作3.5或35，请写成不含分隔符的数字']])
})

it('takes optional text as nothing when it is empty', () => {
  for (const empty of [undefined, null, '', '  ']) expect(validate(optionalText('备注', 3), empty)).toBeUndefined()
  expect(validate(optionalText('备注', 3), ' 好 ')).toBe('好')
})
