import { documentCompletenessFields, missingDocumentsFields } from '../../../../gql/fields/settlement.generated'
import { labelsOf } from '../../../../kit/fields'

/** Every text of the papers of settlements. */
export const texts = {
  title: '资料完整性',
  hint: '付款前核对：一张运单缺几类资料就计入几类。补齐照片、收款人合同与结算卡后自动更新；结算资料在结算单的资料栏上传',
  settleNo: documentCompletenessFields.settleNo.label,
  complete: '完整 / 运单数',
  rate: documentCompletenessFields.rate.label,
  missing: labelsOf(missingDocumentsFields),
  percent: (rate: string) => `${rate}%`,
  lacking: '缺结算资料',
  whole: '齐全',
}
