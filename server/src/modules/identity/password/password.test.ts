import { describe, expect, it } from 'vitest'
import { changeSchema, delaySeconds, resetSchema } from './rules.js'

const messagesOf = (schema: typeof changeSchema | typeof resetSchema, given: object) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message) ?? []
const twice = (password: string) => ({ newpassword1: password, newpassword2: password })

describe('a new password', () => {
  it.each(['Abcdef1!', 'aB3#aB3#aB3#aB3', 'Aa1-Aa1-', 'Aa1^    '])('may be %j', (password) => {
    expect(messagesOf(resetSchema, twice(password))).toEqual([])
  })

  it.each([
    '',
    'Abcde1!',
    'aB3#aB3#aB3#aB3#',
    'abcdef1!',
    'ABCDEF1!',
    'Abcdefg!',
    'Abcdefg1',
    'Abcdef1~',
    'Abcdef1!\n',
  ])('may not be %j', (password) => {
    expect(messagesOf(resetSchema, twice(password))).toContain('密码必须长度大于8位且包含大小写字母/数字/符号！')
  })

  it('is typed twice', () => {
    const given = { newpassword1: 'Abcdef1!', newpassword2: 'Abcdef1?' }
    expect(messagesOf(resetSchema, given)).toEqual(['两次输入密码不一致!'])
  })

  it('comes with the present one of at least 6 characters, or with none', () => {
    expect(messagesOf(changeSchema, { password: '12345', ...twice('Abcdef1!') })).toEqual(['原密码不能为空且不少于6位'])
    expect(messagesOf(changeSchema, twice('Abcdef1!'))).toEqual([])
  })
})

it('wrong passwords are waited for longer and longer', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((failures) => delaySeconds(failures))).toEqual([0, 0, 0, 5, 10, 20, 40])
  expect([10, 11, 100, 10_000].map((failures) => delaySeconds(failures))).toEqual([640, 900, 900, 900])
})
