import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { trackTexts as texts } from '../track/texts.js'
import { NEEDED } from './device-key.js'
import { deviceKeyList } from './device-key.queries.js'
import type { DeviceKeyView } from './device-key.view.js'

/** Device keys in a spreadsheet: the columns of their list page. Of the key itself only the tail is known. */
export const deviceKeySheet: ListSheet<DeviceKeyView> = {
  title: texts.devices,
  permission: NEEDED,
  spec: { ...deviceKeyList, needs: { key: ['tail'], state: ['revokeTime'] } },
  filterType: 'DeviceKeyFilter',
  sortType: 'DeviceKeySort',
  fields: {
    name: 'text',
    truckCode: told(({ truckCode }) => truckCode ?? texts.anyTruck),
    key: told(({ tail }) => texts.tail(tail)),
    state: told(({ revokeTime }) => (revokeTime === null ? texts.valid : texts.revoked)),
    usedTime: 'datetime',
    createBy: 'text',
    createTime: 'datetime',
    revokeTime: 'datetime',
  },
  titles: {
    name: '名称',
    truckCode: '所属车辆',
    key: '密钥',
    state: '状态',
    usedTime: '最近上报',
    createBy: '建立人',
    createTime: '建立时间',
    revokeTime: '吊销时间',
  },
}
