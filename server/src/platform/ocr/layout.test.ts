import { describe, expect, it } from 'vitest'
import type { Found, Look } from './decide.js'
import { emblemSideBy, emblemSideOn } from './emblem-layout.js'
import { licenceBy, licenceIsAbove, licenceOn } from './licence-layout.js'
import type { Mark } from './marks.js'
import type { Reading } from './ocr.js'
import { portraitSideBy, portraitSideOn } from './portrait-layout.js'

const SIZE = 30

/** Line of writing whose characters and spaces are as wide as high; `high` is its position, in lines. */
const line = (high: number, text: string, confidence = 96): Mark[] =>
  [...text].flatMap((character, at) => {
    const [left, top] = [at * SIZE, high * SIZE * 2]
    return character === ' '
      ? []
      : [{ text: character, confidence, own: confidence, left, top, right: left + SIZE, bottom: top + SIZE }]
  })

/** Readings if both engines read alike, without places. */
const seenAlike =
  <Name extends string, Field extends string>(
    on: (lines: Mark[][]) => Found<Name> | undefined,
    by: (looks: Look<Name>[]) => Reading<Field>,
  ) =>
  (lines: Mark[][]) => {
    const found = on(lines)
    const read =
      found &&
      by([
        { by: 'paddle', found },
        { by: 'tesseract', found },
      ])
    return (
      read && Object.fromEntries(Object.entries<{ text: string; sure: boolean } | undefined>(read).map(textAndSure))
    )
  }
const textAndSure = ([name, read]: [string, { text: string; sure: boolean } | undefined]) => [
  name,
  { text: read?.text, sure: read?.sure },
]
const licenceIn = seenAlike(licenceOn, licenceBy)
const portraitSideIn = seenAlike(portraitSideOn, portraitSideBy)
const emblemSideIn = seenAlike(emblemSideOn, emblemSideBy)

const licence = [
  line(0, '  统一社会信用代码'),
  line(1, '  91350100M000100Y43'),
  line(3, '           营 业 执 照'),
  line(6, '名  称 深圳市宏远工程有限公司        注册资本 壹仟万元整'),
  line(7, '类  型 有限责任公司             成立日期 2015年03月02日'),
  line(8, '法定代表人 陈志强              营业期限 2015年03月02日至长期'),
  line(9, '经营范围 土石方工程施工;建材销售;       住  所 深圳市龙岗区甘李路3'),
  line(9.7, '     城市绿化管理                   41号7栋1801'),
  line(12, '                       登记机关'),
]

const sure = (text: string) => ({ text, sure: true })
const unsure = (text: string) => ({ text, sure: false })

describe('a licence', () => {
  it('is read in two columns, values of two lines as well', () => {
    expect(licenceIn(licence)).toEqual({
      companyName: sure('深圳市宏远工程有限公司'),
      companyNo: sure('91350100M000100Y43'),
      companyType: sure('有限责任公司'),
      companyRepre: sure('陈志强'),
      companyAddress: sure('深圳市龙岗区甘李路341号7栋1801'),
      companyFound: sure('2015-03-02'),
      registeredCapital: sure('壹仟万元整'),
      businessTerm: sure('2015-03-02至长期'),
    })
  })

  it('is recognized by labels with a wrong character, and by short labels below others', () => {
    const read = licence.with(4, line(7, '粪  型 有限责任公司             成立口期 2015年03月02日'))
    expect(licenceIn(read)).toMatchObject({ companyType: sure('有限责任公司'), companyFound: sure('2015-03-02') })
  })

  it('is uncertain where the text was read badly, was repaired or is inconsistent', () => {
    const read = licence
      .with(1, line(1, '  91350100M000100W43'))
      .with(3, line(6, '名  称 深圳市宏远工程有限公司        注册资本 查仟万元整', 40))
      .with(4, line(7, '类  型 有限责任公司             成立日期 2016年03月02日'))
    expect(licenceIn(read)).toMatchObject({
      companyName: unsure('深圳市宏远工程有限公司'),
      companyNo: unsure('91350100M000100W43'),
      registeredCapital: unsure('壹仟万元整'),
      companyFound: unsure('2016-03-02'),
    })
  })

  it('is not sure of an amount that may go on', () => {
    const read = licence.with(3, line(6, '名  称 深圳市宏远工程有限公司        注册资本 壹仟万元'))
    expect(licenceIn(read)?.registeredCapital).toEqual(unsure('壹仟万元'))
  })

  it('has all of its fields above a place that none of them can reach, or is read below it as well', () => {
    const found = licenceOn(licence) ?? {}
    const end = 9.7 * 2 * SIZE + SIZE
    expect(licenceIsAbove(end + 3 * SIZE, found)).toBe(true)
    expect(licenceIsAbove(end + SIZE, found)).toBe(false)
    for (const name of Object.keys(found)) expect(licenceIsAbove(end * 2, { ...found, [name]: [] })).toBe(false)
  })

  it('takes the day of founding from the term when it could not be read', () => {
    const read = licence.with(4, line(7, '类  型 有限责任公司'))
    expect(licenceIn(read)?.companyFound).toEqual(unsure('2015-03-02'))
  })

  it('is no other paper', () => {
    expect(licenceIn([])).toBeUndefined()
    expect(licenceIn(portrait)).toBeUndefined()
    expect(licenceIn(emblem)).toBeUndefined()
  })
})

const portrait = [
  line(0, '姓 名 王芳'),
  line(2, '性 别 女   民 族 汉'),
  line(4, '出 生 1949年12月31日'),
  line(6, '住 址 广东省五华县水寨镇高岭村'),
  line(6.7, '    3组110号'),
  line(10, '公民身份号码 11010519491231002X'),
]

describe('the side with the portrait', () => {
  it('is read', () => {
    expect(portraitSideIn(portrait)).toEqual({
      idName: sure('王芳'),
      idSex: sure('女'),
      idNation: sure('汉'),
      idBirth: sure('1949-12-31'),
      idAddress: sure('广东省五华县水寨镇高岭村3组110号'),
      idNo: sure('11010519491231002X'),
    })
  })

  it('is believed less than its number, which has a check', () => {
    const read = portrait.with(1, line(2, '性 别 男   民 族 汶')).with(2, line(4, '出 生 1949年12月'))
    expect(portraitSideIn(read)).toMatchObject({
      idSex: unsure('女'),
      idNation: unsure('汉'),
      idBirth: sure('1949-12-31'),
    })
  })

  it('is taken as it is printed when the number does not hold', () => {
    const read = portrait.with(5, line(10, '公民身份号码 110105194912310015'))
    expect(portraitSideIn(read)).toMatchObject({
      idSex: unsure('女'),
      idBirth: unsure('1949-12-31'),
      idNo: unsure('110105194912310015'),
    })
  })

  it('is no other paper', () => {
    expect(portraitSideIn([])).toBeUndefined()
    expect(portraitSideIn(licence)).toBeUndefined()
    expect(portraitSideIn(emblem)).toBeUndefined()
  })
})

const emblem = [
  line(0, '        中华人民共和国'),
  line(2, '        居 民 喘 份 证'),
  line(8, '    签发机关 深圳市公安局龙岗分局'),
  line(10, '    有效期限 2017.11.27-2027.11.27'),
]

describe('the side with the emblem', () => {
  it('is read', () => {
    expect(emblemSideIn(emblem)).toEqual({
      idAuthority: sure('深圳市公安局龙岗分局'),
      idStartDate: sure('2017-11-27'),
      idEndDate: sure('2027-11-27'),
    })
  })

  it('may hold without end', () =>
    expect(emblemSideIn(emblem.with(3, line(10, '    有效期限 2017.11.27-长期')))).toMatchObject({
      idStartDate: sure('2017-11-27'),
      idEndDate: sure('长期'),
    }))

  it('is not sure of a term that no card has', () =>
    expect(emblemSideIn(emblem.with(3, line(10, '    有效期限 2017.11.27-2028.11.27')))).toMatchObject({
      idEndDate: unsure('2028-11-27'),
    }))

  it('is no other paper', () => {
    expect(emblemSideIn([])).toBeUndefined()
    expect(emblemSideIn(licence)).toBeUndefined()
    expect(emblemSideIn(portrait)).toBeUndefined()
  })
})
