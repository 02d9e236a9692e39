import { costRowFields } from '../../../gql/fields/insight.generated'
import { labelsOf } from '../../../kit/fields'
import { commonTexts } from '../../../ui/texts'
import type { Gap } from './rows'

/** Texts of the cost of a project. */
export const texts = {
  title: '项目成本',
  labels: labelsOf(costRowFields),
  row: '分期',
  rows: { NO_PHASE: '不属于任何分期', SHARED: '减：分期重复计入', TOTAL: commonTexts.sums },
  between: commonTexts.between,
  table: '项目成本表',
  of: (project: string) => `${project} · 元`,
  help: '各部分互不重复，加起来就是已发生成本；点数字或柱查看相加的运单、票据流水或挖机工时。计划成本只说运输，与运输成本（外运、内转与运单调整）相比',
  gaps: '还没有价格、不在成本之内',
  gap: {
    unpricedCount: (count: string) => `没有单价的运单 ${count} 趟`,
    unpricedTicketCount: (count: string) => `没有单价的票 ${count} 张`,
    unpricedEntryCount: (count: string) => `没有单价的票据流水 ${count} 笔`,
    unpricedShiftCount: (count: string) => `没有价格的挖机工时 ${count} 条`,
  } satisfies Record<Gap, (count: string) => string>,
  openPart: (row: string, part: string, amount: string) => `${row} ${part} ${amount} 元，查看明细`,
  machines: '挖机工时没有渣土场和土质：限定渣土场或土质的分期，只有在没有其他分期的日子才有机械费用',
  shared: '分期的日期相交，同一趟、同一笔票据流水或同一条工时在几个分期里各计一次，合计只计一次',
  openBar: '点击查看明细',
  empty: '该项目还没有运单、票据调整或已审核的挖机工时',
  updating: '单价有变动，正在重新计算',
  loading: '成本加载中…',
  noProject: '请选择项目',
}
