import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../../kernel/sql/columns.js'

export const ChangeSet = defineEntity({
  name: 'ChangeSet',
  tableName: 'change_set',
  comment: '一次修改：一同改动、可一同撤销的字段',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().comment('操作的代码'),
    title: p.text().comment('操作的名称'),
    reason: p.text().strictNullable().comment('原因'),
    rowCount: p.integer().check('row_count >= 0').comment('改动的行数'),
    fourEyesOff: p
      .boolean()
      .strictNullable()
      .comment('其中涉及金额的修改生效时双人复核是否关闭；没有须审核的修改则为空'),
    undoesId: p.uuid().strictNullable().comment('所撤销的那次修改'),
    userId: p.uuid().comment('用户'),
    createBy: p.text().comment('操作人姓名'),
    createdAt: moment().comment('创建时间'),
  },
})
