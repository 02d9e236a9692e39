import type { Field } from '../../../kernel/fields.js'
import { basedataTable } from '../../basedata/index.js'
import { phaseTable } from '../phase/fields.js'

const { id, remark } = phaseTable
const { version, createTime, updateTime } = basedataTable

/** The one table of a survey's fields: cubic metres of a phase that were dug until a day. */
export const surveyTable = {
  id: { label: '实测编号', kind: 'id' },
  phaseId: id,
  day: { label: '实测日期', kind: 'day', length: 10, note: '，yyyy-MM-dd' },
  cubic: { label: '累计实测方量', kind: 'quantity', note: '（方），自分期开始至当日' },
  isLower: { label: '少于之前', kind: 'flag', note: '：累计方量少于之前某日的，请核对' },
  remark,
  version,
  createTime,
  updateTime,
} as const satisfies Record<string, Field>
