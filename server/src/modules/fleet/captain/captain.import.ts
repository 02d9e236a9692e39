import { mobileOf } from '../../../kernel/values/mobile.js'
import type { BaseDataColumn, BaseDataImport } from '../../basedata/index.js'
import { fleetTexts as texts } from '../texts.js'
import { captainNames } from './captain.queries.js'
import { captainTable } from './fields.js'

/** Column of the mobile, which identifies a person. */
export const mobileColumn: BaseDataColumn = {
  required: true,
  form: mobileOf,
  synonyms: ['手机', '手机号码', '电话', '联系电话'],
  example: '13512345678',
  hint: texts.hints.mobile,
}

export const walletColumn: BaseDataColumn = {
  synonyms: ['是否开通钱包', '已开通钱包', '开通钱包', '钱包'],
  example: '否',
  hint: texts.hints.flag,
}

/** Column of the captain, for kinds that have one. */
export const captainColumn: BaseDataColumn = {
  required: true,
  names: { field: 'captainId', what: texts.captain, also: captainTable.mobile.label, find: captainNames },
  synonyms: ['车队长姓名', '所属车队长', '车主'],
  example: '李强',
  hint: texts.hints.captain,
}

/** Import of captains: the mobile by which they sign in identifies them. */
export const captainImport: BaseDataImport<'name' | 'mobile' | 'isOpenWallet' | 'remark'> = {
  kind: 'CAPTAIN',
  knownBy: 'mobile',
  columns: {
    name: { required: true, synonyms: ['车队长姓名', '姓名'], example: '李强', hint: '' },
    mobile: mobileColumn,
    isOpenWallet: walletColumn,
    remark: { synonyms: ['说明'], example: '', hint: '' },
  },
  notes: [texts.hints.newMobile],
}
