import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { sql } from '../../../kernel/sql/sql.js'
import { sheetTitles } from '../labels.js'
import { settlementMachine } from './settlement.machine.js'
import { settlementList } from './settlement.queries.js'
import type { SettlementView } from './settlement.view.js'

const payee = sql`(select y.name from payee y where y.company_id = s.company_id and y.id = s.payee_id)`

/** Settlements in a spreadsheet: the columns of the list page (000 §3). */
export const settlementSheet: ListSheet<SettlementView & { payee: string | null }> = {
  title: sheetTitles.settlements,
  permission: 'chain:garbagecustomersales:get',
  spec: {
    ...settlementList,
    columns: { ...settlementList.columns, payee },
    needs: { company: ['companyAuthName'] },
  },
  filterType: 'SettlementFilter',
  sortType: 'SettlementSort',
  fields: {
    settleNo: 'text',
    status: told(({ status }) => settlementMachine.label(status)),
    projectName: 'text',
    agentName: 'text',
    settleName: 'text',
    settleCnt: 'count',
    settleAmt: 'money',
    paidAmt: 'money',
    payee: 'text',
    lackingPayeeCount: 'count',
    rejectedPriceCount: 'count',
    createTime: 'datetime',
    auditTime: 'datetime',
    company: told(({ companyAuthName }) => companyAuthName),
    remark: 'text',
    reason: 'text',
  },
  titles: {
    settleNo: '结算单号',
    status: '状态',
    projectName: '项目',
    agentName: '申请人',
    settleName: '核算人',
    settleCnt: '运单数',
    settleAmt: '结算金额',
    paidAmt: '已付金额',
    payee: '收款人',
    lackingPayeeCount: '缺收款人',
    rejectedPriceCount: '单价被驳回的运单数',
    createTime: '生成时间',
    auditTime: '审核时间',
    company: '公司',
    remark: '备注',
    reason: '驳回原因',
  },
}
