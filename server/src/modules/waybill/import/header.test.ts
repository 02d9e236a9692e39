import { describe, expect, it } from 'vitest'
import type { RawCell } from '../../../platform/excel/reading/raw.js'
import { readHeader } from '../../import/reading/header.js'
import { folded } from '../../import/reading/text.js'
import { columnKeys, columnOf } from './columns.js'
import { unitOf, waybillImport } from './definition.js'

const needed = ['项目名称', '车牌号', '出场时间', '运输模式', '出场土质']
const headerOf = (...rows: RawCell[][]) => {
  const header = readHeader(
    waybillImport,
    rows.map((cells, at) => ({ line: at + 1, cells })),
  )
  return typeof header === 'string' ? header : { ...header, unit: unitOf(header) }
}

describe('headings', () => {
  it('may stand in any order, under their other names, below a title', () => {
    const header = headerOf(
      ['宏达运输明细'],
      ['土质', null, '车 号*', '工地', '颜色', '出场时间：', '运输方式', '数量（吨）'],
    )
    if (typeof header === 'string') throw new Error(header)
    expect([...header.keys]).toEqual([
      [0, 'goSoilType'],
      [2, 'truckCode'],
      [3, 'projectName'],
      [5, 'goDatetime'],
      [6, 'tpMode'],
      [7, 'weightTons'],
    ])
    expect(header).toMatchObject({ line: 2, unknown: ['颜色'], unit: 'TON' })
  })

  it('are in the row that says the most, below one that groups the columns', () => {
    const header = headerOf(
      ['渣土运输台账'],
      ['项目', '车辆', null, '运输', null, '计量', null, '结算单价', '备注'],
      ['项目', '车牌号', '出场时间', '运输模式', '出场土质', '单位', '数量', '结算单价', '备注'],
    )
    expect(header).toMatchObject({ line: 3, unknown: [] })
  })

  it('name the missing columns of the row with the most headings', () => {
    const grouped = ['项目', '车辆', null, '运输', '备注']
    expect(headerOf(grouped, ['项目', '车牌号', '出场时间', '运输模式', '备注'])).toBe('缺少必填列：出场土质')
  })

  it('that are merged over several columns leave open which of them they mean', () => {
    const merged = (range: string, beside: boolean): RawCell => ({
      odd: 'MERGED',
      range,
      down: false,
      beside,
      value: '出场时间',
    })
    expect(headerOf(['项目', '车牌号', merged('C1:D1', false), merged('C1:D1', true), '运输模式', '出场土质'])).toBe(
      '表头“出场时间”是合并单元格C1:D1，请取消合并，每列一个列名',
    )
  })

  it('that are merged with the row above are read as what they show', () => {
    const down = (value: string): RawCell => ({ odd: 'MERGED', range: 'A1:A2', down: true, beside: false, value })
    const [project, truck] = [down('项目'), down('车牌号')]
    const header = headerOf([project, truck, '时间', null, '土'], [project, truck, '出场时间', '运输模式', '出场土质'])
    expect(header).toMatchObject({ line: 2, unknown: [] })
  })

  it.each([
    ['方量', 'CUBIC'],
    ['净重', 'TON'],
    ['数量(立方)', 'CUBIC'],
    ['车数', 'TRUCK'],
    ['数量', null],
  ])('say by %s that the unit is %s', (heading, unit) => {
    expect(headerOf([...needed, heading])).toMatchObject({ unit })
  })

  it('may be written in full width', () => {
    expect(headerOf([...needed, '装载量（　ｔ　）'])).toMatchObject({ unknown: [] })
  })

  it.each<[string, RawCell[][], string]>([
    [
      'none',
      [
        ['一月', '二月'],
        ['a', 'b'],
      ],
      '没有找到表头，请使用模板，或让第一行为车牌号、出场时间等列名',
    ],
    [
      'too low',
      [...Array.from({ length: 10 }, () => ['x']), needed],
      '没有找到表头，请使用模板，或让第一行为车牌号、出场时间等列名',
    ],
    ['the same twice', [[...needed, '颜色', '车号']], '表头重复：B1和G1都是“车牌号”'],
    ['some that are needed are missing', [['车牌号', '出场时间']], '缺少必填列：项目、运输模式、出场土质'],
    ['a formula', [[...needed, { odd: 'FORMULA' }]], '表头F1是公式或错误值，请改为文字'],
  ])('are refused: %s', (_, rows, reason) => {
    expect(headerOf(...rows)).toBe(reason)
  })

  it('none means two columns', () => {
    const names = columnKeys.flatMap((key) => [columnOf(key).title, ...columnOf(key).synonyms].map(folded))
    expect(new Set(names).size).toBe(names.length)
  })
})
