import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

export const PhaseSurvey = defineEntity({
  name: 'PhaseSurvey',
  tableName: 'phase_survey',
  comment: '分期的实测：到某一天为止累计挖出的方量，每天一次',
  filters: ofCompany,
  properties: {
    ...companyKey,
    phaseId: p.uuid().comment('分期'),
    day: p.date().comment('实测日期'),
    cubic: p.decimal().precision(12).scale(3).check('cubic >= 0').comment('累计实测方量（方），自分期开始起'),
    remark: p.text().strictNullable().comment('备注'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'phaseId', 'day'] }],
})
