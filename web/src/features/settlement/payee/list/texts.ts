import { accountKindCodes, payeeFields } from '../../../../gql/fields/settlement.generated'
import { labelsOf } from '../../../../kit/fields'
import { commonTexts } from '../../../../ui/texts'
import { texts as payeeTexts } from '../texts'

type Payee = Record<'payeeName' | 'bindingBankName' | 'bindingBankNo', string>

/** The texts of payees as a company keeps them. */
export const texts = {
  fields: labelsOf(payeeFields),
  contracts: payeeTexts.contracts,
  accountKinds: accountKindCodes,
  sign: '签约',
  unsign: '撤销签约',
  merge: '合并',
  carrierHint: '不填与收款人同名',
  accountHint: '只填数字；改动后须重新登记签约，已有审核通过的结算单使用的不能改动',
  signTitle: '登记签约',
  signAbout: (account: string) => `${account}：登记后可以设置给运单，并审核结算单；合同到期后不能再付款，须重新登记。`,
  daysHint: '不填为不限',
  lastDayHint: '当日有效；不填为不限',
  backwards: `${payeeFields.contractTo.label}不能早于${payeeFields.contractFrom.label}`,
  fileDrop: '点击选择或拖到此处：图片或PDF，不超过5MB',
  fileDropNow: '松开以上传',
  fileSending: (name: string) => `正在上传${name}…`,
  fileKept: '已上传，提交后保存',
  fileFormat: '只能是PDF、JPG、PNG格式',
  fileSize: '不能超过5MB',
  fileView: commonTexts.view,
  fileRemove: '移除',
  signed: '已登记签约',
  unsigning: {
    title: '撤销签约登记',
    about: ({ payeeName }: Payee) => `${payeeName}：使用此收款人的待审核结算单，在重新登记签约前不能审核通过。`,
    reason: '撤销原因',
    submit: '撤销签约',
    done: '已撤销签约登记',
  },
  confirmAccount: '核对账号',
  confirming: {
    title: '核对收款账号',
    about: ({ bindingBankName, bindingBankNo }: Payee) =>
      `${bindingBankName} ${bindingBankNo} 的卡号校验位不符，很可能录错，付出的款项难以追回。请与收款人核对：录错的请改正账号；确认无误的写明如何核对，此后才能签约和付款。核对人和原因会一直显示在收款人和付款单上。`,
    reason: '核对情况',
    submit: '确认账号无误',
    done: '已核对收款账号',
  },
  mergeTitle: '合并重复的收款人',
  mergeAbout: (name: string) =>
    `${name}将并入所选的收款人并停用，不能再启用。未审核的运单改付给所选的收款人；已审核或付款的结算单不变，仍按原收款人和账号打印。`,
  mergeInto: '并入',
  mergeMissing: '请选择要保留的收款人',
  mergeSelf: '不能并入自己',
  merged: (name: string, kept: string) => `${name}已并入${kept}`,
  mergeReason: '合并原因',
}
