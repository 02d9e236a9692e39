import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { AnomalyRule, AnomalyState } from '../enums.js'
import type { StoredSetting } from './settings.js'

export const WaybillAnomaly = defineEntity({
  name: 'WaybillAnomaly',
  tableName: 'waybill_anomaly',
  comment: '运单的异常',
  filters: ofCompany,
  properties: {
    ...companyKey,
    waybillId: p.uuid().comment('运单'),
    rule: p.enum(() => AnomalyRule).comment('规则'),
    evidence: p.json<unknown>().comment('依据'),
    evidenceKey: p.text().comment('依据的标识：同样的依据不会再次提出'),
    otherIds: p.array().columnType('uuid[]').defaultRaw("'{}'").comment('依据涉及的其他运单'),
    goDatetime: moment().comment('出场时间'),
    state: p
      .enum(() => AnomalyState)
      .default(AnomalyState.OPEN)
      .comment('状态'),
    goneBecause: p.enum(['MENDED', 'RULE_OFF']).strictNullable().comment('消失的原因：已更正，或规则已停用'),
    reasonCode: p.text().strictNullable().comment('处理原因的代码'),
    reasonText: p.text().strictNullable().comment('处理原因当时的名称'),
    note: p.text().strictNullable().comment('处理说明'),
    handledBy: p.uuid().strictNullable().comment('处理人'),
    handledName: p.text().strictNullable().comment('处理人姓名'),
    handledAt: moment().strictNullable().comment('处理时间'),
    version: p.integer().version().default(1).comment('版本号，每次修改加一；过期的修改据此被拒绝'),
    createdAt: moment().comment('创建时间'),
    updatedAt: moment().comment('最后修改时间'),
  },
  uniques: [{ properties: ['companyId', 'waybillId', 'rule'], where: "state in ('OPEN', 'CONFIRMED')" }],
  checks: [
    { expression: "(state = 'GONE') = (gone_because is not null)" },
    { expression: "state not in ('CONFIRMED', 'CLEARED') or (reason_code is not null and handled_at is not null)" },
  ],
})

export const AnomalyRuleSetting = defineEntity({
  name: 'AnomalyRuleSetting',
  tableName: 'anomaly_rule',
  comment: '公司对异常规则的设置；没有则用默认',
  filters: ofCompany,
  properties: {
    ...companyKey,
    rule: p.text().$type<StoredSetting['rule']>().comment('规则'),
    enabled: p.boolean().comment('是否启用'),
    blocking: p.boolean().comment('是否阻止结算'),
    limits: p.json<StoredSetting['limits']>().comment('界限'),
    version: p.integer().version().default(1).comment('版本号，每次修改加一；过期的修改据此被拒绝'),
    updatedName: p.text().comment('最后修改人姓名'),
    createdAt: moment().comment('创建时间'),
    updatedAt: moment().comment('最后修改时间'),
  },
  uniques: [{ properties: ['companyId', 'rule'] }],
})

export const AnomalyNorm = defineEntity({
  name: 'AnomalyNorm',
  tableName: 'anomaly_norm',
  comment: '常态：某项目某日之前各趟的情况',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    projectId: p.uuid().primary().comment('项目'),
    day: p.date().primary().comment('日期'),
    sites: p.json<unknown>().comment('按渣土场和土质的统计'),
    computedAt: moment().comment('计算时间'),
  },
})

export const WaybillPicture = defineEntity({
  name: 'WaybillPicture',
  tableName: 'waybill_picture',
  comment: '运单照片的指纹',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    picture: p.uuid().primary().comment('照片内容的指纹'),
    waybillId: p.uuid().primary().comment('运单'),
  },
})
