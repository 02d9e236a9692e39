import { settlementLabels, statementTruckLabels } from '../../../../gql/labels.generated'

/** Every text of what is done to trips on settlements. */
export const texts = {
  menu: '结算操作',
  rowMenu: '结算',
  unit: '张运单',
  chosen: (count: string) => `已选 ${count} 张运单`,
  verbs: {
    remove: '移出结算单',
    reprice: '改价',
    reject: '驳回单价',
    keep: '撤销单价驳回',
    split: '拆分结算单',
  },
  short: { remove: '移出', reprice: '改价', reject: '驳回单价', keep: '撤销驳回' },
  hints: {
    remove: '移出后可重新结算；结算卡与回执单随之恢复。全部移出的结算单将驳回',
    reprice: '只改待审核结算单上的运单与未结算的运单，改后须重新审核',
    reject: '重新定价或撤销驳回之前，结算单不能审核通过',
    keep: '单价恢复有效，结算单可以审核',
  },
  reasons: { remove: '移出原因', reject: settlementLabels.reason },
  price: statementTruckLabels.settlePrice,
  apply: (verb: string, count: string) => `确认${verb} ${count} 张`,
  done: (verb: string, count: string) => `已${verb} ${count} 张运单`,
  results: '处理结果',
  noneSettled: '所选运单都不在结算单上',
  severalSettlements: '所选运单须在同一张结算单上',
  severalKinds: '所选运单的计量单位、运输模式或土质不同，不能统一改价',
}
