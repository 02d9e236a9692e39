import { modeLabel, unitLabel } from '../labels.js'
import { dumpSiteTable } from '../project/fields.js'

/** A dictionary that a company may word itself. */
export interface Dictionary {
  title: string
  /** Items may be added and taken out of use: the program only shows them. Others are codes that it goes by, which are worded and ordered. */
  open: boolean
  /** Of an open one, items that the program goes by all the same. */
  kept: readonly string[]
}

const ofProgram = (title: string): Dictionary => ({ title, open: false, kept: [] })
const open = (title: string, ...kept: string[]): Dictionary => ({ title, open: true, kept })

/** By the names that REST and GraphQL call them, in the order of the page. */
export const dictionaries: ReadonlyMap<string, Dictionary> = new Map([
  ['garbage_type', open(dumpSiteTable.garbageType.label)],
  // What is none of the other reasons needs a note.
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
