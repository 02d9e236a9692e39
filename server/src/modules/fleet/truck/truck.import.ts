import { units } from '../../../kernel/values/decimal.js'
import { plateForm } from '../../../kernel/values/forms.js'
import type { BaseDataImport } from '../../basedata/index.js'
import { captainColumn } from '../captain/captain.import.js'
import { fleetTexts as texts } from '../texts.js'

/** Import of trucks: plates identify them, and each names a captain of the company. */
export const truckImport: BaseDataImport<'plate' | 'captainName' | 'vehicleType' | 'volumeCubic' | 'capacityTons'> = {
  kind: 'TRUCK',
  knownBy: 'plate',
  columns: {
    plate: {
      required: true,
      form: plateForm,
      synonyms: ['车牌号', '车牌号码', '车号'],
      example: '粤B12345',
      hint: texts.hints.plate,
    },
    captainName: captainColumn,
    vehicleType: { synonyms: ['车辆类型'], example: '自卸车', hint: '' },
    volumeCubic: { around: units.cubic, synonyms: ['容积', '方数'], example: '18', hint: texts.hints.quantity },
    capacityTons: { around: units.tons, synonyms: ['载重', '吨位'], example: '30', hint: texts.hints.quantity },
  },
}
