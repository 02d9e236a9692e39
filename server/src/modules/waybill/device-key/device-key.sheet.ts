import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { trackTexts as texts } from '../track/texts.js'
import { NEEDED } from './device-key.js'
import { deviceKeyList } from './device-key.queries.js'
import type { DeviceKeyView } from './device-key.view.js'
import { deviceKeyTable } from './fields.js'

/** Device keys in a spreadsheet: the columns of their list page. Of the key itself only the tail is known. */
export const deviceKeySheet: ListSheet<DeviceKeyView> = {
  title: texts.devices,
  permission: NEEDED,
  spec: { ...deviceKeyList, needs: { key: ['tail'], state: ['revokeTime'] } },
  filterType: 'DeviceKeyFilter',
  sortType: 'DeviceKeySort',
  fields: {
    ...sheetFieldsOf(deviceKeyTable),
    truckCode: told(({ truckCode }) => truckCode ?? texts.anyTruck),
    key: told(({ tail }) => texts.tail(tail)),
    state: told(({ revokeTime }) => (revokeTime === null ? texts.valid : texts.revoked)),
  },
  titles: sheetTitlesOf(deviceKeyTable),
}
