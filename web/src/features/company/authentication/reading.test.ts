import { describe, expect, it } from 'vitest'
import { valuesOf } from './form'
import { proposalOf, readingOf } from './reading'

const cut = { left: 0.1, top: 0.2, right: 0.3, bottom: 0.25, turned: 0 }

describe('what was read of a picture', () => {
  it('is what the paper says, with what is uncertain', () => {
    const json = JSON.stringify({
      companyName: '甲公司',
      companyNo: '9144',
      registeredCapital: '伍佰万元整',
      unsure: ['companyNo', 'registeredCapital'],
      cuts: { companyNo: cut, registeredCapital: cut },
    })
    expect(readingOf('companyUrl', json)).toEqual({
      texts: { companyName: '甲公司', companyNo: '9144' },
      unsure: ['companyNo'],
      cuts: { companyNo: cut },
      otherSide: false,
    })
  })

  it('tells the other side of a card', () => {
    const emblem = JSON.stringify({ idAuthority: '深圳市公安局龙岗分局', idStartDate: '2020-01-01', unsure: [] })
    expect(readingOf('idCardNegativeUrl', emblem)).toMatchObject({ texts: {}, otherSide: true })
    expect(readingOf('idCardPositiveUrl', emblem).otherSide).toBe(false)
    expect(readingOf('idCardPositiveUrl', JSON.stringify({ idName: '陈', unsure: [] })).otherSide).toBe(true)
  })
})

describe('what a reading does to the form', () => {
  const read = {
    texts: { companyName: '甲公司', companyNo: '9144', companyRepre: '陈' },
    unsure: ['companyNo' as const],
  }

  it('fills what nobody has typed, also over what was read before', () => {
    const { fill, differs, unsure } = proposalOf(read, valuesOf({ companyName: '乙公司' }), new Set())
    expect(fill).toEqual(read.texts)
    expect([differs, unsure]).toEqual([{}, ['companyNo']])
  })

  it('keeps what somebody has typed, and tells where it differs', () => {
    const values = valuesOf({ companyName: '乙公司', companyNo: '9145', companyRepre: '陈' })
    const { fill, differs, unsure } = proposalOf(read, values, new Set(['companyName', 'companyNo', 'companyRepre']))
    expect([fill, unsure]).toEqual([{}, []])
    expect(differs).toEqual({ companyName: '甲公司', companyNo: '9144' })
  })

  it('fills what somebody has typed and taken away again', () => {
    expect(proposalOf(read, valuesOf(), new Set(['companyName'])).fill).toMatchObject({ companyName: '甲公司' })
  })
})
