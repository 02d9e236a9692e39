import { describe, expect, it } from 'vitest'
import { errorOf, firstWrong, inputOf, isEmpty, tidied, type Values, valuesOf, warningOf } from './form'

const whole: Values = valuesOf({
  companyUrl: '/files/1',
  companyName: '深圳市宏达土石方工程有限公司',
  companyNo: '91440300MA5DA1234H',
  companyRepre: '陈志强',
  idCardNegativeUrl: '/files/2',
  idCardPositiveUrl: '/files/3',
  idName: '陈志强',
  idNo: '440307199003071415',
})

describe('the form', () => {
  it('is whole with what the server asks for', () => {
    expect(firstWrong(whole)).toBeUndefined()
    expect(firstWrong(valuesOf())).toBe('companyUrl')
    expect(firstWrong({ ...whole, idNo: '' })).toBe('idNo')
  })

  it.each([
    [{ companyUrl: '' }, 'companyUrl', '请上传营业执照'],
    [{ idCardNegativeUrl: '' }, 'idCardNegativeUrl', '请上传身份证头像面'],
    [{ idCardPositiveUrl: '' }, 'idCardPositiveUrl', '请上传身份证国徽面'],
    [{ companyName: '   ' }, 'companyName', '请输入公司名称'],
    [{ companyName: '长'.repeat(101) }, 'companyName', '长度不能超过100个字符'],
    [{ companyNo: '9'.repeat(51) }, 'companyNo', '长度不能超过50个字符'],
    [{ companyFound: '去年' }, 'companyFound', '成立日期须为日期，例如 2015-03-02'],
    [{ idSex: '女' }, 'idSex', '性别与身份证号不一致'],
    [{ idSex: '他' }, 'idSex', '性别须为男或女'],
    [{ idBirth: '1990.3.8' }, 'idBirth', '出生日期与身份证号不一致'],
    [{ idStartDate: '2020-01-01', idEndDate: '2019-01-01' }, 'idEndDate', '有效期止不能早于有效期起'],
    [{ idEndDate: '很久' }, 'idEndDate', '有效期止须为日期或长期'],
  ] as const)('with %j is refused at %s', (given, name, message) => {
    expect(errorOf(name, { ...whole, ...given })).toBe(message)
  })

  it.each([
    { idBirth: '1990年3月7日', idSex: '男' },
    { idStartDate: '2020-01-01', idEndDate: '长期' },
    // A number that is wrong itself is compared with nothing else.
    { idNo: '440307199003071415', idBirth: '' },
  ])('with %j stands', (given) => {
    expect(firstWrong({ ...whole, ...given })).toBeUndefined()
  })

  it('takes a company number whose check character is off, and says so', () => {
    const off = { ...whole, companyNo: '91440300MA5DA1234J' }
    expect(firstWrong(off)).toBeUndefined()
    expect(warningOf('companyNo', off)).toBe('统一社会信用代码与其校验位不符，请核对18位代码')
    expect([whole, valuesOf()].map((values) => warningOf('companyNo', values))).toEqual([undefined, undefined])
    expect(warningOf('companyName', off)).toBeUndefined()
  })

  it('sends what stands and nothing for what does not', () => {
    expect(inputOf(whole, '13800000002')).toMatchObject({ companyType: null, idName: '陈志强', mobile: '13800000002' })
    expect([isEmpty(valuesOf()), isEmpty(whole)]).toEqual([true, false])
  })

  it('takes texts as they are meant', () => {
    expect(tidied('companyNo', ' 91440300ma5da 1234h')).toBe('91440300MA5DA1234H')
    expect(tidied('idEndDate', '2035.3.2')).toBe('2035-03-02')
    expect(tidied('idEndDate', ' 长期 ')).toBe('长期')
  })
})
