import { expect, it } from 'vitest'
import { isNumeric, tablesOf } from './tables'

it('flattens the rows of a page under dotted names', () => {
  const records = [
    { no: 'A', project: { projectName: '前海' }, amt: '0.10' },
    { no: 'B', project: null, amt: '12345678901234567.89' },
  ]
  expect(tablesOf({ data: { waybills: { total: 7, records } } })).toEqual([
    {
      name: 'waybills',
      rows: 2,
      total: 7,
      columns: ['no', 'project.projectName', 'amt'],
      lines: [
        { no: 'A', 'project.projectName': '前海', amt: '0.10' },
        { no: 'B', project: null, amt: '12345678901234567.89' },
      ],
    },
  ])
})

it('puts rows below a row on lines of their own, lists beside each other', () => {
  const records = [
    { no: 'S1', payments: [{ amt: '1.00' }, { amt: '2.00' }], receipts: { records: [{ no: 'R1' }] } },
    { no: 'S2', payments: [], receipts: { records: [] } },
  ]
  const [table] = tablesOf({ data: { settlements: { records } } })
  expect(table?.total).toBeNull()
  expect(table?.lines).toEqual([
    { no: 'S1', 'payments.amt': '1.00', 'receipts.no': 'R1' },
    { no: 'S1', 'payments.amt': '2.00' },
    { no: 'S2', payments: null, receipts: null },
  ])
  expect(table?.columns).toEqual(['no', 'payments.amt', 'receipts.no'])
})

it('makes a line of one object, and of each value of a list', () => {
  const data = { viewer: { user: { name: '陈' }, permissions: ['a', 'b'] }, soilTypes: ['土', '石'], none: null }
  expect(tablesOf({ data }).map(({ lines }) => lines)).toEqual([
    [{ 'user.name': '陈', permissions: 'a、b' }],
    [{ soilTypes: '土' }, { soilTypes: '石' }],
  ])
  expect(tablesOf({ data: null, errors: [] })).toEqual([])
})

it('tells columns of numbers from others', () => {
  const [table] = tablesOf({
    data: {
      a: [
        { n: '1.50', t: 'x', e: null },
        { n: null, t: '2', e: null },
      ],
    },
  })
  if (!table) throw new Error('no table')
  expect(['n', 't', 'e'].map((column) => isNumeric(table, column))).toEqual([true, false, false])
})
