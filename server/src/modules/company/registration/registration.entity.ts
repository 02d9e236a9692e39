import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'
import type { Computed } from '../../../kernel/sql/tables.js'
import type { Cut } from '../../../platform/ocr/ocr.js'
import { CompanyType, RegistrationStatus } from '../enums.js'
import { formTable as form, papersTable as papers } from './fields.js'

/** Recognised text of each field, whether it is certain, and the place of an uncertain one on the picture if known. */
export type Readings = Record<string, { text: string; sure: boolean; cut?: Cut }>

const said = (label: string) => p.text().strictNullable().comment(label)

export const CompanyRegistration = defineEntity({
  name: 'CompanyRegistration',
  tableName: 'company_registration',
  comment: '企业或渣土场的注册与认证，以及审核结果',
  properties: {
    id: p.uuid().primary().comment('主键'),
    companyType: p.enum(() => CompanyType).comment('注册类型：企业或渣土场'),
    companyName: p.text().comment(form.companyName.label),
    companyNo: said(form.companyNo.label),
    registerAddress: said(`${form.registerAddress.label}，即${papers.companyAddress.label}`),
    companyUrl: said(`${form.companyUrl.label}的链接`),
    idCardPositiveUrl: said(`${form.idCardPositiveUrl.label}的链接`),
    idCardNegativeUrl: said(`${form.idCardNegativeUrl.label}的链接`),
    idNo: said(form.idNo.label),
    contactName: p.text().comment(form.contactName.label),
    contactPhone: p.text().check("contact_phone ~ '^1[3-9][0-9]{9}$'").comment(form.contactPhone.label),
    userId: p.uuid().comment('注册或提交认证的人，除审核人外只有他能看证件照片'),
    licenceType: said(papers.licenceType.label),
    companyRepre: said(papers.companyRepre.label),
    companyFound: said(papers.companyFound.label),
    idName: said(papers.idName.label),
    idSex: said(papers.idSex.label),
    idNation: said(papers.idNation.label),
    idBirth: said(papers.idBirth.label),
    idAddress: said(papers.idAddress.label),
    idAuthority: said(papers.idAuthority.label),
    idStartDate: said(papers.idStartDate.label),
    idEndDate: said(`${papers.idEndDate.label}，或长期`),
    readings: p.json<Readings>().strictNullable().comment('系统从证件照片识别到的内容，按字段'),
    status: p
      .enum(() => RegistrationStatus)
      .default(RegistrationStatus.REGISTERED)
      .comment('认证状态'),
    reason: said('最近一次驳回的原因'),
    submissions: p.integer().default(0).comment('提交认证的次数'),
    submittedAt: moment().strictNullable().comment('最近提交认证的时间'),
    decidedAt: moment().strictNullable().comment('最近审核的时间'),
    decidedBy: p.uuid().strictNullable().comment('最近审核的人'),
    decidedByName: said('最近审核的人的姓名'),
    companyId: p.uuid().strictNullable().comment('开通的公司'),
    version: p.integer().default(1).comment('版本号，每次修改加一；过期的修改据此被拒绝'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
    fileIds: p
      .array()
      .columnType('text[]')
      .$type<Computed<string[]>>()
      .generated(
        "(array_remove(array[ substring(company_url from '/files/([0-9a-f-]{36})'), substring(id_card_positive_url from '/files/([0-9a-f-]{36})'), substring(id_card_negative_url from '/files/([0-9a-f-]{36})') ], null)) stored",
      )
      .comment('各链接所指的文件，清理时保留'),
  },
  uniques: [{ properties: ['companyId'] }],
  checks: [
    { expression: "status <> 'REJECTED' or reason is not null" },
    { expression: "status = 'REGISTERED' or submitted_at is not null" },
  ],
})
