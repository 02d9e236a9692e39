import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { shownDiffs } from '../change/history/diff.js'
import { labelOf, told as toldValue } from '../change/history/labels.js'
import { waybillTexts as texts } from '../texts.js'
import { reviewMachine } from './review.machine.js'
import { reviewList } from './review.queries.js'
import type { ReviewView } from './review.view.js'

/** Every change that is asked for, one behind the other. */
const changesOf = ({ asked }: ReviewView): string =>
  shownDiffs(asked)
    .map(({ field, before, after }) => texts.change(labelOf(field), toldValue(field, before), toldValue(field, after)))
    .join('；')

/** Requests for changes in a spreadsheet: the columns of their list page. */
export const reviewSheet: ListSheet<ReviewView> = {
  title: texts.reviews,
  permission: 'chain:companywaybill:get',
  spec: reviewList,
  filterType: 'WaybillReviewFilter',
  sortType: 'WaybillReviewSort',
  fields: {
    waybillNo: 'text',
    status: told(({ status }) => reviewMachine.label(status)),
    changes: told(changesOf),
    amountBefore: 'money',
    amountAfter: 'money',
    applyName: 'text',
    applyTime: 'datetime',
    reason: 'text',
    projectName: 'text',
    truckCode: 'text',
    goDatetime: 'datetime',
    cardNo: 'text',
    auditName: 'text',
    auditTime: 'datetime',
    auditReason: 'text',
  },
  titles: {
    waybillNo: '运单号',
    status: '状态',
    changes: '修改内容',
    amountBefore: '修改前金额',
    amountAfter: '修改后金额',
    applyName: '申请人',
    applyTime: '申请时间',
    reason: '申请原因',
    projectName: '项目',
    truckCode: '装车车牌',
    goDatetime: '出场时间',
    cardNo: '结算卡号',
    auditName: '审核人',
    auditTime: '审核时间',
    auditReason: '审核意见',
  },
}
