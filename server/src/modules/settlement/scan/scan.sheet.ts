import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { sql } from '../../../kernel/sql/sql.js'
import type { CardView } from '../card/card.view.js'
import { cardTypeLabels, sheetTitles } from '../labels.js'
import { scanList } from './scan.queries.js'

/** The clerk's scan list in a spreadsheet: the columns of the scanning page (000 §3). */
export const scanSheet: ListSheet<CardView> = {
  title: sheetTitles.scans,
  label: '本人的扫卡列表',
  permission: 'chain:garbagecustomersales:get',
  spec: {
    ...scanList,
    joins: {
      ...scanList.joins,
      payee: sql`left join payee y on y.company_id = k.company_id and y.id = k.give_payee_id`,
    },
    columns: { ...scanList.columns, payeeName: { sql: sql`y.name`, join: 'payee' } },
  },
  filterType: 'CardFilter',
  fields: {
    cardNo: 'text',
    cardType: told(({ cardType }) => cardTypeLabels[cardType]),
    captainName: 'text',
    waybillsCount: 'count',
    settleAbleCount: 'count',
    updateWaybillsCount: 'count',
    giveCardDatetime: 'datetime',
    giveCardUserId: 'text',
    payeeName: 'text',
    settleAmount: 'money',
    giveCardNo: 'text',
  },
  titles: {
    cardNo: '卡号',
    cardType: '购票类型',
    captainName: '车队长',
    waybillsCount: '运单总数',
    settleAbleCount: '可结算运单数',
    updateWaybillsCount: '修改待审核运单数',
    giveCardDatetime: '交卡时间',
    giveCardUserId: '交卡人',
    payeeName: '收款人',
    settleAmount: '申请结算金额',
    giveCardNo: '回执单号',
  },
}
