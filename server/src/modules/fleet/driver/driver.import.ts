import type { BaseDataImport } from '../../basedata/index.js'
import { captainColumn, mobileColumn, walletColumn } from '../captain/captain.import.js'
import { fleetTexts as texts } from '../texts.js'

/** Import of drivers: mobiles identify them, and each names a captain of the company. */
export const driverImport: BaseDataImport<'name' | 'mobile' | 'captainName' | 'isOpenWallet'> = {
  kind: 'DRIVER',
  knownBy: 'mobile',
  columns: {
    name: { required: true, synonyms: ['司机姓名', '姓名', '驾驶员'], example: '王勇', hint: '' },
    mobile: mobileColumn,
    captainName: captainColumn,
    isOpenWallet: walletColumn,
  },
  notes: [texts.hints.newMobile],
}
