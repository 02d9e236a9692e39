import { invalidInput } from '../../../kernel/errors.js'
import { parsePlainTime } from '../../../kernel/values/clock.js'
import { units } from '../../../kernel/values/decimal.js'
import { plateForm } from '../../../kernel/values/forms.js'
import {
  anyText,
  columnOf,
  decimalKind,
  type ImportColumn,
  numberText,
  readSheet,
  type SheetDefinition,
  textKind,
  timeKind,
  type Values,
} from '../../import/index.js'
import { reconciliationTexts as texts } from './texts.js'

/** Most rows of a list. */
export const MOST_SITE_ROWS = 10_000
const MOST_FAULTS = 5

type Key = 'ticketNo' | 'plate' | 'time' | 'soil' | 'quantity'

const columns: Record<Key, ImportColumn> = {
  ticketNo: {
    title: texts.columns.ticketNo,
    kind: 'number',
    example: '',
    hint: texts.hints.ticketNo,
    synonyms: [
      '票号码',
      '票据号',
      '票据编号',
      '渣土票号',
      '消纳票号',
      '消纳券号',
      '联单号',
      '电子联单号',
      '单号',
      '票编号',
    ],
  },
  plate: {
    title: texts.columns.plate,
    kind: 'plate',
    required: true,
    example: '粤B12345',
    hint: texts.hints.plate,
    synonyms: ['车牌号', '车号', '车牌号码', '车辆', '车辆号牌', '车辆牌照', '渣土场车牌'],
  },
  time: {
    title: texts.columns.time,
    kind: 'time',
    required: true,
    example: '2026-01-02 03:04:05',
    hint: texts.hints.time,
    synonyms: [
      '日期时间',
      '收土时间',
      '入场时间',
      '进场时间',
      '卸土时间',
      '卸车时间',
      '消纳时间',
      '到场时间',
      '过磅时间',
      '收票时间',
      '日期',
    ],
  },
  soil: {
    title: texts.columns.soil,
    kind: 'text',
    example: '',
    hint: texts.hints.soil,
    synonyms: ['土质类型', '渣土类型', '土类', '货物名称', '土方类型'],
  },
  quantity: {
    title: texts.columns.quantity,
    kind: 'quantity',
    example: '',
    hint: texts.hints.quantity,
    synonyms: ['方量', '方数', '立方', '吨数', '吨位', '净重', '重量', '车数', '运量'],
  },
}

/** List of a dump site: its columns and their reading. Repeated numbers are reported row by row. */
export const siteList: SheetDefinition<Key> = {
  columns,
  kinds: {
    number: numberText,
    plate: textKind(plateForm),
    time: timeKind,
    text: anyText,
    quantity: decimalKind({ decimals: 3, around: units.taken }),
  },
  words: texts.words,
  example: { column: 'ticketNo', value: '示例' },
}

/** Row of the list. */
export interface ListedTrip {
  line: number
  ticketNo: string | null
  plate: string
  time: Date
  soil: string | null
  quantity: string | null
}

/** Reads a list; INVALID_INPUT at `at` lists the first wrong cells. */
export async function readSiteList(content: Uint8Array, at: string): Promise<ListedTrip[]> {
  const { rows } = await readSheet(siteList, content, at)
  if (rows.length > MOST_SITE_ROWS) {
    throw invalidInput([{ field: at, message: texts.tooManyRows(rows.length, MOST_SITE_ROWS) }])
  }
  const faults = rows.flatMap(({ issues }) =>
    issues.map(
      ({ cell, column, message }) => `${cell ?? (column && columnOf(siteList, column).title) ?? ''}${message}`,
    ),
  )
  if (faults.length > 0) {
    throw invalidInput([{ field: at, message: texts.faults(faults.slice(0, MOST_FAULTS), faults.length) }])
  }
  return rows.flatMap(({ line, values }) => tripOf(line, values))
}

function tripOf(line: number, { ticketNo, plate, time = '', soil, quantity }: Values<Key>): ListedTrip[] {
  const moment = parsePlainTime(time)
  if (!plate || !moment) return []
  return [{ line, ticketNo: ticketNo ?? null, plate, time: moment, soil: soil ?? null, quantity: quantity ?? null }]
}
