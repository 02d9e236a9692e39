import { describe, expect, it } from 'vitest'
import { capitals, narrow, param } from './params'
import { RefusedAddress, refuseUnreadable } from './refusedAddress'

function refusedBy(address: string, filters: Parameters<typeof refuseUnreadable>[1]): readonly string[] {
  try {
    refuseUnreadable(new URLSearchParams(address), filters, ['page'])
  } catch (error) {
    if (error instanceof RefusedAddress) return error.names
    throw error
  }
  return []
}

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

  it('knows what it can read from end to end', () => {
    const all = {
      flag: param.flag(),
      choice: param.choice(['OPEN']),
      choices: param.choices(['OPEN', 'SETTLED']),
      days: param.days(),
      times: param.times(),
    }
    const refused = (address: string) => refusedBy(address, all)
    expect(refused('flag=1&choice=OPEN&choices=SETTLED,OPEN&days=2026-11-01~&times=~2026-11-01 06:00:00')).toEqual([])
    expect(refused('flag=true&choice=&days=2026-11-01~2026-11-02&page=x')).toEqual([])
    expect(refused('flag=yes&choice=DROP&choices=OPEN,DROP&days=2026-11-01 06:00:00~&times=2026-13-01~')).toEqual(
      Object.keys(all),
    )
    expect(refused('days=~&times=a~b~c&flags=1&toString=1')).toEqual(['days', 'times', 'flags', 'toString'])
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
