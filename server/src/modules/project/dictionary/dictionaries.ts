import { modeLabel, unitLabel } from '../enums.js'
import { dumpSiteTable } from '../site/fields.js'

/** Dictionary whose items a company may name. */
export interface Dictionary {
  title: string
  /**
   * Whether items may be added and retired, since the program only shows them. Other dictionaries hold codes that the
   * program knows: these are only named and ordered.
   */
  open: boolean
  /** Items of an open dictionary that the program knows nevertheless. */
  kept: readonly string[]
}

const ofProgram = (title: string): Dictionary => ({ title, open: false, kept: [] })
const open = (title: string, ...kept: string[]): Dictionary => ({ title, open: true, kept })

/** Dictionaries by their names in REST and GraphQL, in the order of the page. */
export const dictionaries: ReadonlyMap<string, Dictionary> = new Map([
  ['garbage_type', open(dumpSiteTable.garbageType.label)],
  // The last code means any other reason, and needs a note.
  ['anomaly_confirm', open('异常确认原因', '9')],
  ['anomaly_clear', open('异常排除原因', '9')],
  ['tp_mode', ofProgram(modeLabel)],
  ['weight_unit', ofProgram(unitLabel)],
  ['shift', ofProgram('班次')],
  ['card_type', ofProgram('卡类型')],
  ['company_ledger_type', ofProgram('台账类型')],
  ['in_type', ofProgram('作业类型')],
  ['log_type', ofProgram('日志类型')],
  ['request_method', ofProgram('请求方法')],
])
