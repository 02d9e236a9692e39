import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'
import type { Computed } from '../../../kernel/sql/tables.js'
import { CompanyType, RegistrationStatus } from './enums.js'
import { formTable as form } from './fields.js'

export const CompanyRegistration = defineEntity({
  name: 'CompanyRegistration',
  tableName: 'company_registration',
  comment: '企业或渣土场的注册申请，以及处理结果',
  properties: {
    id: p.uuid().primary().comment('主键'),
    companyType: p.enum(() => CompanyType).comment('注册类型：企业或渣土场'),
    companyName: p.text().comment(form.companyName.label),
    companyNo: p.text().strictNullable().comment(form.companyNo.label),
    registerAddress: p.text().strictNullable().comment(form.registerAddress.label),
    companyUrl: p.text().strictNullable().comment(`${form.companyUrl.label}的链接`),
    idCardPositiveUrl: p.text().strictNullable().comment(`${form.idCardPositiveUrl.label}的链接`),
    idCardNegativeUrl: p.text().strictNullable().comment(`${form.idCardNegativeUrl.label}的链接`),
    idNo: p.text().strictNullable().comment(form.idNo.label),
    contactName: p.text().comment(form.contactName.label),
    contactPhone: p.text().check("contact_phone ~ '^1[3-9][0-9]{9}$'").comment(form.contactPhone.label),
    status: p
      .enum(() => RegistrationStatus)
      .default(RegistrationStatus.PENDING)
      .comment('状态'),
    reason: p.text().strictNullable().comment('驳回原因'),
    companyId: p.uuid().strictNullable().comment('审核通过后建立的公司'),
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
  checks: [{ expression: "(status = 'APPROVED') = (company_id is not null)" }],
})
