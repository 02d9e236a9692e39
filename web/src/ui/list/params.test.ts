import { describe, expect, it } from 'vitest'
import { capitals, narrow, param } from './params'

describe('filters in the URL', () => {
  it('parts numbers pasted in any habit, each once', () => {
    expect(param.texts().read('B1 B2，B3\nB2;B4、B5')).toEqual(['B1', 'B2', 'B3', 'B4', 'B5'])
    expect(param.texts().read('  ')).toBeUndefined()
  })

  it('reads numbers as they are meant', () => {
    expect(param.text(capitals).read(' 粤ｂ1234 ')).toBe('粤B1234')
    expect(param.text(capitals).write('b10000000000001')).toBe('B10000000000001')
    expect(param.text(narrow).read('ｙd２０２６')).toBe('yd2026')
    expect(param.texts(capitals).read('b1　Ｂ2，B1')).toEqual(['B1', 'B2'])
  })

  it('turns nonsense into no filter', () => {
    expect(param.choice(['OPEN', 'SETTLED']).read('DROP')).toBeUndefined()
    expect(param.choices(['OPEN', 'SETTLED']).read('SETTLED,DROP')).toEqual(['SETTLED'])
    expect(param.flag().read('yes')).toBeUndefined()
    expect(param.days().read('yesterday~today')).toBeUndefined()
    expect(param.times().read('2026-11-01 25:00:00~2026-13-01')).toBeUndefined()
  })

  it('writes what it reads', () => {
    const days = { from: '2026-11-01', to: undefined }
    expect(param.days().read(param.days().write(days))).toEqual(days)
    const times = { from: '2026-11-01 06:00:00', to: '2026-11-02' }
    expect(param.times().read(param.times().write(times))).toEqual(times)
    expect(param.flag().read(param.flag().write(false))).toBe(false)
    expect(param.text().write('   ')).toBeNull()
  })

  it('keeps names whole, whatever stands in them', () => {
    const names = ['石, 渣', '100%土', '普通 土']
    expect(param.names().read(param.names().write(names))).toEqual(names)
    expect(param.names().read('a,,a, b')).toEqual(['a', 'b'])
    expect(param.names().read('100%')).toEqual(['100%'])
    expect(param.names().read('')).toBeUndefined()
    expect(param.names().write([])).toBeNull()
  })
})
