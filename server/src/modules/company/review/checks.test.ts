import { describe, expect, it } from 'vitest'
import { FOREVER } from '../authentication/days.js'
import { CompanyType, RegistrationStatus } from '../enums.js'
import type { Readings } from '../registration/registration.entity.js'
import type { RegistrationView } from '../registration/registration.view.js'
import { type Known, type RegistryCheckKind, registryChecks } from './checks.js'

const licence = {
  companyName: '深圳土方（集团）有限公司',
  companyNo: '91440300708461136T',
  licenceType: '有限责任公司',
  companyRepre: '李明',
  companyAddress: '深圳市南山区',
  companyFound: '2015-03-02',
}
const portrait = {
  idName: '李明',
  idSex: '男',
  idNation: '汉',
  idBirth: '1949-12-31',
  idAddress: '北京市朝阳区',
  idNo: '11010519491231002X',
}
const emblem = { idAuthority: '北京市公安局', idStartDate: '2015-03-02', idEndDate: '2035-03-02' }
const papers = { ...licence, ...portrait, ...emblem }

const form: RegistrationView = {
  id: 'r1',
  companyType: CompanyType.COMPANY,
  ...papers,
  companyUrl: null,
  idCardPositiveUrl: null,
  idCardNegativeUrl: null,
  contactName: '李明',
  contactPhone: '13800000000',
  status: RegistrationStatus.PENDING,
  reason: null,
  companyAuthId: null,
  submissions: 1,
  createTime: '2026-03-01T00:00:00Z',
  submittedAt: null,
  decidedAt: null,
  decidedByName: null,
  version: 1,
}

const readOf = (texts: Record<string, string>): Readings =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text, sure: true }]))
const known: Known = { readings: readOf(papers), numberTaken: false, today: '2026-03-01' }

interface Case {
  what: string
  given?: Partial<RegistrationView>
  against?: Partial<Known>
  /** Checks that fail, each with its text. */
  unmet: Partial<Record<`${RegistryCheckKind}`, string | null>>
}

const cases: Case[] = [
  { what: 'has nothing against it where everything is as it was read', unmet: {} },
  {
    what: 'has a number whose check character is wrong',
    given: { companyNo: '91440300708461136A' },
    against: { readings: readOf({ ...papers, companyNo: '91440300708461136A' }) },
    unmet: { CREDIT_CODE: null },
  },
  { what: 'has the number of another company', against: { numberTaken: true }, unmet: { NUMBER_FREE: null } },
  {
    what: 'has an identity number that is none',
    given: { idNo: '110105194912310021' },
    against: { readings: readOf({ ...papers, idNo: '110105194912310021' }) },
    unmet: { ID_NUMBER: null },
  },
  {
    what: 'has a card that ended yesterday',
    against: { today: '2035-03-03' },
    unmet: { ID_VALID: '2035-03-02' },
  },
  { what: 'has a card that ends today', against: { today: '2035-03-02' }, unmet: {} },
  {
    what: 'has a card that never ends',
    given: { idEndDate: FOREVER },
    against: { readings: readOf({ ...papers, idEndDate: FOREVER }), today: '2999-01-01' },
    unmet: {},
  },
  {
    what: 'does not say when its card ends',
    given: { idEndDate: null },
    unmet: { ID_VALID: '没有填写有效期止', EMBLEM_READ: '识别结果与所填不同：有效期止' },
  },
  {
    what: 'names another person than its licence',
    given: { idName: '王强' },
    unmet: { SAME_PERSON: '李明 / 王强', PORTRAIT_READ: '识别结果与所填不同：身份证姓名' },
  },
  {
    what: 'was read otherwise in two places',
    against: { readings: readOf({ ...papers, companyName: '别的公司', companyFound: '2016-01-01' }) },
    unmet: { LICENCE_READ: '识别结果与所填不同：公司名称、成立日期' },
  },
  {
    what: 'was read with other blanks, brackets and letters, which says nothing',
    given: { companyNo: '91440300708461136T' },
    against: {
      readings: readOf({ ...papers, companyName: '深圳土方(集团) 有限公司', companyNo: '91440300708461136t' }),
    },
    unmet: {},
  },
  {
    what: 'was read in part, where what could not be read says nothing',
    against: { readings: readOf({ companyName: licence.companyName, idName: '李明', idEndDate: emblem.idEndDate }) },
    unmet: {},
  },
  {
    what: 'has a side of its card of which nothing could be read',
    against: { readings: readOf({ ...licence, ...portrait }) },
    unmet: { EMBLEM_READ: '没有识别结果：签发机关、有效期起、有效期止' },
  },
  {
    what: 'has not been read yet',
    against: { readings: null },
    unmet: { LICENCE_READ: '尚未识别', PORTRAIT_READ: '尚未识别', EMBLEM_READ: '尚未识别' },
  },
]

describe('a registration', () => {
  it.each(cases)('that $what', ({ given, against, unmet }) => {
    const checks = registryChecks({ ...form, ...given }, { ...known, ...against })
    const found = checks.filter(({ ok }) => ok !== true).map(({ check, message }) => [check, message])
    expect(Object.fromEntries(found)).toEqual(unmet)
    expect(checks).toHaveLength(8)
  })

  it('is neither met nor unmet by what nobody has read', () => {
    const open = registryChecks(form, { ...known, readings: null }).filter(({ ok }) => ok === null)
    expect(open.map(({ check }) => check)).toEqual(['LICENCE_READ', 'PORTRAIT_READ', 'EMBLEM_READ'])
  })

  it('keeps its checks open for a picture in which nothing could be read', () => {
    const emblemUnread = { ...known, readings: readOf({ ...licence, ...portrait }) }
    const open = registryChecks(form, emblemUnread).filter(({ ok }) => ok !== true)
    expect(open.map(({ check, ok }) => [check, ok])).toEqual([['EMBLEM_READ', null]])
  })

  it('of which nothing is filled in meets no check but that nobody else has its number', () => {
    const blank = Object.fromEntries(Object.keys(papers).map((name) => [name, null]))
    const met = registryChecks({ ...form, ...blank }, { ...known, readings: {} }).filter(({ ok }) => ok)
    // Two missing names count as equal: the form itself demands them.
    expect(met.map(({ check }) => check)).toEqual(['NUMBER_FREE', 'SAME_PERSON'])
  })
})
