import { describe, expect, it } from 'vitest'
import type { RawCell } from '../../../platform/excel/reading/raw.js'
import { readHeader } from '../../import/reading/header.js'
import { readRow, type SheetRow } from '../../import/reading/row.js'
import { type ColumnKey, columnKeys, columnOf } from './columns.js'
import { waybillImport } from './definition.js'

const good: Partial<Record<ColumnKey, RawCell>> = {
  projectName: '地铁五号线',
  truckCode: '粤B12345',
  goDatetime: '2026-01-02 03:04:05',
  tpMode: '货运',
  goSoilType: '普通土',
}

/** Rows read from cells by their column; the sheet has only these columns. */
function read(...all: Partial<Record<ColumnKey, RawCell>>[]): SheetRow<ColumnKey>[] {
  const keys = columnKeys.filter((key) => all.some((cells) => cells[key] !== undefined))
  const header = readHeader(waybillImport, [{ line: 1, cells: keys.map((key) => columnOf(key).title) }])
  if (typeof header === 'string') throw new Error(header)
  return all.flatMap((cells, at) => {
    const row = { line: at + 2, cells: keys.map((key) => cells[key] ?? null) }
    return readRow(waybillImport, row, header, false) ?? []
  })
}
const only = (cells: Partial<Record<ColumnKey, RawCell>>): SheetRow<ColumnKey> => {
  const [row] = read({ ...good, ...cells })
  if (!row) throw new Error('no row')
  return row
}
const value = (key: ColumnKey, cell: RawCell) => only({ [key]: cell }).values[key]
const fault = (key: ColumnKey, cell: RawCell) => only({ [key]: cell }).issues.map(({ message }) => message)

describe('a row', () => {
  it('is read into one form', () => {
    expect(read(good)).toEqual([
      {
        line: 2,
        values: {
          projectName: '地铁五号线',
          truckCode: '粤B12345',
          goDatetime: '2026-01-02 03:04:05',
          tpMode: 'FREIGHT',
          goSoilType: '普通土',
        },
        issues: [],
      },
    ])
  })

  it('is skipped when it has no known values, or is the template’s example', () => {
    expect(read(good, {}, { truckCode: '  ' }, { ...good, no: '示例' }, good).map(({ line }) => line)).toEqual([2, 6])
  })

  it('names the cell of a missing value', () => {
    expect(read(good, { truckCode: '粤B1' })[1]?.issues).toEqual([
      { cell: 'A3', column: 'projectName', message: '请填写项目' },
      { cell: 'C3', column: 'goDatetime', message: '请填写出场时间' },
      { cell: 'D3', column: 'tpMode', message: '请填写运输模式' },
      { cell: 'E3', column: 'goSoilType', message: '请填写出场土质' },
    ])
  })

  it('needs a unit for a quantity, and a quantity for a unit', () => {
    expect(fault('weightTons', 12)).toEqual(['填了数量就须填计量单位（车、方、吨）'])
    expect(fault('weightType', '吨')).toEqual(['按方或吨计量时须填写数量'])
    expect(only({ weightTons: 12, weightType: '方' })).toMatchObject({ values: { weightTons: '12' }, issues: [] })
  })
})

describe('a merged cell', () => {
  const merged = (value: string | number, more: { down?: boolean; beside?: boolean }): RawCell => ({
    odd: 'MERGED',
    range: 'A2:A4',
    down: false,
    beside: false,
    value,
    ...more,
  })

  it('gives its text to each row that it covers', () => {
    expect(only({ projectName: merged('地铁五号线', { down: true }) })).toMatchObject({
      values: { projectName: '地铁五号线' },
      issues: [],
    })
  })

  it('says no amount of several rows, and nothing of the columns beside it', () => {
    const told = ['在合并单元格A2:A4里，请取消合并后逐格填写']
    expect(fault('load', merged(36, { down: true }))).toEqual(told)
    expect(fault('remark', merged('备注', { beside: true }))).toEqual(told)
    expect(fault('load', merged(36, {}))).toEqual([])
  })
})

describe('a unit in a cell', () => {
  it('gives the unit of a quantity where no other column does', () => {
    expect(only({ weightTons: '12.5方' })).toMatchObject({
      values: { weightTons: '12.5', weightType: 'CUBIC' },
      issues: [],
    })
  })

  it('is refused where the row is counted in another one', () => {
    expect(fault('weightTons', '12.5方')).toEqual([])
    const row = only({ weightTons: '12.5方', weightType: '吨', settlePrice: '80元/车' })
    expect(row.issues.map(({ column, message }) => [column, message])).toEqual([
      ['weightTons', '写的单位是方，这一行的计量单位是吨'],
      ['settlePrice', '写的单位是车，这一行的计量单位是吨'],
    ])
    expect(only({ weightTons: '12.5吨', weightType: '吨', settlePrice: '80元/吨' }).issues).toEqual([])
  })
})

describe('a cell', () => {
  it.each<[ColumnKey, RawCell, string | undefined]>([
    ['truckCode', ' 粤b·123 45 ', '粤B12345'],
    ['truckCode', '粤Ｂ１２３４５', '粤B12345'],
    ['no', ' ＷＢ－０１２ ', 'WB-012'],
    ['machineCode', 'ＷＪ００１', 'WJ001'],
    ['remark', '（１）全角照旧', '（１）全角照旧'],
    ['truckCode', '粤B.1234-5', '粤B12345'],
    ['cardNo', 'https://card.example/?no=b１０００', 'B1000'],
    ['no', 20260102001, '20260102001'],
    ['no', 'T-1\u200b', 'T-1'],
    ['tpMode', '2', 'FREIGHT'],
    ['tpMode', ' 资源 回填 ', 'BACKFILL'],
    ['inShiftType', '夜', 'NIGHT'],
    ['isTicket', '√', 'true'],
    ['isTicket', true, 'true'],
    ['isTicket', '否', 'false'],
    ['status', '运输中', 'IN_TRANSIT'],
    ['settlePrice', '¥1,234.50元', '1234.50'],
    ['settlePrice', '１２３．５', '123.5'],
    ['settlePrice', 12.299999999999999, '12.3'],
    ['settlePrice', 0.1 + 0.2, '0.3'],
    ['adjustAmt', '-5', '-5'],
    ['load', '25.123吨', '25.123'],
    ['load', '12.3450', '12.345'],
    ['load', '1，234．5', '1234.5'],
    ['load', '12.', '12'],
    ['load', '.5', '0.5'],
    ['settlePrice', '3.500', '3.50'],
    ['settlePrice', '80元/车', '80'],
    ['remark', '  第一行\n第二行 ', '第一行 第二行'],
    ['inDatetime', '   ', undefined],
  ])('%s %j is %j', (key, cell, expected) => {
    expect(value(key, cell)).toBe(expected)
  })

  it.each<[ColumnKey, RawCell, string]>([
    ['truckCode', { odd: 'FORMULA' }, '是公式，请粘贴为数值后再导入'],
    ['load', { odd: 'ERROR', text: '#N/A' }, '是错误值#N/A'],
    ['goDatetime', '1/2/2026', '“1/2/2026”不是有效的时间，请写成2026-01-02 03:04:05'],
    ['goDatetime', true, '“true”不是有效的时间，请写成2026-01-02 03:04:05'],
    ['tpMode', '空运', '“空运”不是运输模式，只能填放飞、货运、内转、资源回填'],
    ['settlePrice', '12.345', '须为数字，最多2位小数'],
    ['settlePrice', 1e21, '须为数字，最多2位小数'],
    ['settlePrice', '-1', '不能小于0'],
    ['load', '1.2345', '须为数字，最多3位小数'],
    ['load', '12,5', '“12,5”可以读作12.5或125，请写成不含分隔符的数字'],
    ['settlePrice', '3，5', '“3，5”可以读作3.5或35，请写成不含分隔符的数字'],
    ['load', '1,2,3', '须为数字，最多3位小数'],
    ['load', '12.5元', '须为数字，最多3位小数'],
    ['settlePrice', '12.5吨', '须为数字，最多2位小数'],
    ['load', '=1+1', '须为数字，最多3位小数'],
    ['no', 1.2345678901234567e19, '超过15位的数字已被Excel改动，请将该列设为文本后重填'],
    ['remark', true, '不能是逻辑值'],
  ])('%s %j is refused: %s', (key, cell, message) => {
    expect(fault(key, cell)).toEqual([message])
  })
})
