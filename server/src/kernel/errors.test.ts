import { describe, expect, it } from 'vitest'
import { DomainError, defineErrors, invalidInput, kindOf, restoreError } from './errors.js'

describe('the catalogue', () => {
  it('fills in what the refusal is about, also when it is zero or looks like a pattern', () => {
    expect(new DomainError('TOO_MANY_TO_SORT', { most: 0 }).message).toBe('结果超过0条，请先缩小查询范围再按此列排序')
    expect(new DomainError('MOVE_NOT_ALLOWED', { what: '$&', state: '{move}', move: '乙' }).message).toBe(
      '$&当前为“{move}”，不能乙',
    )
  })

  it('gives every refusal a kind', () => {
    expect(new DomainError('FORBIDDEN', { permission: '查看记录' })).toMatchObject({
      kind: 'forbidden',
      code: 'FORBIDDEN',
      message: '没有权限：查看记录',
      fieldErrors: [],
    })
    expect([kindOf('FORBIDDEN'), kindOf('NO_SUCH_CODE'), kindOf(7)]).toEqual(['forbidden', undefined, undefined])
  })

  it('refuses a code that another catalogue has', () => {
    expect(() => defineErrors({ FORBIDDEN: ['rule', '不可以'] })).toThrow('FORBIDDEN is in two catalogues')
  })

  it('takes only a code of a catalogue, with the values that its message needs', () => {
    // @ts-expect-error no catalogue has this code
    expect(() => new DomainError('NO_SUCH_CODE')).toThrow('not loaded')
    // @ts-expect-error `what` is missing
    expect(new DomainError('NOT_FOUND').message).toBe('不存在')
    // @ts-expect-error the message has no such gap
    expect(new DomainError('NOT_FOUND', { what: '甲', who: '乙' }).message).toBe('甲不存在')
    // @ts-expect-error the message has no gap
    expect(new DomainError('STALE', { what: '甲' }).code).toBe('STALE')
  })

  it('is an error by its name, also when it is restored', () => {
    const refusal = new DomainError('TOO_OFTEN', { seconds: 3 }, [], 3)
    const restored = restoreError({ ...refusal, fieldErrors: [{ field: 'a', message: '甲' }] })
    expect(restored).toBeInstanceOf(DomainError)
    expect(restored).toMatchObject({ ...refusal, message: refusal.message, fieldErrors: [{ field: 'a' }] })
    expect(restored.constructor.name).toBe('DomainError')
  })
})

it('lets the first field speak', () => {
  const fieldErrors = [
    { field: 'a', message: '请输入甲' },
    { field: 'b', message: '请输入乙' },
  ]
  expect(invalidInput(fieldErrors)).toMatchObject({ code: 'INVALID_INPUT', message: '请输入甲', fieldErrors })
  expect(invalidInput([]).message).toBe('输入有误')
})
