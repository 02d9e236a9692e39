import { units } from '../../../kernel/values/decimal.js'
import { plateForm } from '../../../kernel/values/forms.js'
import {
  anyText,
  codeKind,
  decimalKind,
  flagKind,
  folded,
  type Kind,
  numberText,
  textKind,
  timeKind,
} from '../../import/index.js'
import { modeLabels, shiftLabels, unitLabels, waybillStatusLabels, yesOrNo } from '../enums.js'
import type { ColumnKind } from './columns.js'
import { importTexts as texts } from './texts.js'

/** Readers of cells in a sheet of waybills, with the labels of its codes. */
export const kinds: Readonly<Record<ColumnKind, Kind>> = {
  text: anyText,
  name: anyText,
  number: numberText,
  plate: textKind(plateForm),
  cardNo: textKind((text) => folded(text).split('=').at(-1) ?? ''),
  time: timeKind,
  amount: decimalKind({ decimals: 2, around: units.price }),
  signedAmount: decimalKind({ decimals: 2, signed: true, around: units.price }),
  quantity: decimalKind({ decimals: 3, around: units.measure }),
  mode: codeKind(
    {
      RELEASE: ['放飞', '1'],
      FREIGHT: ['货运', '2'],
      INTERNAL: ['内转', '3'],
      BACKFILL: ['资源回填', '回填', '4'],
    },
    modeLabels,
    texts.codes.mode,
  ),
  unit: codeKind(
    { TRUCK: ['车', '1'], CUBIC: ['方', '立方', '立方米', 'M3', '2'], TON: ['吨', 'T', '3'] },
    unitLabels,
    texts.codes.unit,
  ),
  status: codeKind(
    {
      LOADED: ['已装车', '装车', '1'],
      IN_TRANSIT: ['运输中', '在途', '已出场', '2'],
      UNLOADED: ['已卸车', '已卸货', '已卸土', '已完成', '完成', '3'],
    },
    waybillStatusLabels,
    texts.codes.status,
  ),
  shift: codeKind(
    { DAY: ['白班', '白', '日班', '1'], NIGHT: ['夜班', '夜', '晚班', '2'] },
    shiftLabels,
    texts.codes.shift,
  ),
  flag: flagKind(
    { true: ['是', '有', 'Y', 'YES', 'TRUE', '√', '1'], false: ['否', '无', 'N', 'NO', 'FALSE', '×', '0'] },
    { true: yesOrNo(true), false: yesOrNo(false) },
    texts.codes.flag,
  ),
}
