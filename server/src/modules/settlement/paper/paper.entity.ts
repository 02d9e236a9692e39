import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { PaperKind } from '../enums.js'

export const PaperNeed = defineEntity({
  name: 'PaperNeed',
  tableName: 'paper_need',
  comment: '公司的每张结算单都需要的资料，一种一行',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    kind: p.enum(['RECEIPT', 'WEIGH_NOTE', 'INVOICE', 'CONTRACT', 'SITE_CONFIRMATION']).primary().comment('资料种类'),
  },
})

export const SettlementPaper = defineEntity({
  name: 'SettlementPaper',
  tableName: 'settlement_paper',
  comment: '结算单的资料：证明整张结算单的文件',
  filters: ofCompany,
  properties: {
    ...companyKey,
    settlementId: p.uuid().comment('结算单'),
    kind: p.enum(() => PaperKind).comment('资料种类'),
    fileUrl: p.text().check('length(file_url) between 1 and 500').comment('文件的地址'),
    fileName: p.text().check('length(file_name) between 1 and 200').comment('文件名'),
    createdBy: p.uuid().comment('创建人'),
    createBy: p.text().comment('上传人姓名'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'settlementId', 'fileUrl'] }],
})
