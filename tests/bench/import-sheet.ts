import { modeLabels, unitLabels } from '@tufang/server/modules/waybill/enums'
import { type CellObject, utils, write } from 'xlsx'
import { startOf } from '../../seeds/calendar.ts'
import type { Company } from '../../seeds/world.ts'

const HEADS = [
  ...['运单号', '车牌号', '项目名称', '出场时间', '装车时间', '完成时间', '运输模式', '出场土质', '渣土场'],
  ...['计量单位', '数量', '班次', '装载量', '挖机编号', '备注'],
]
const MINUTE = 60_000
/** Time between two trips of a truck. */
const EVERY = 60 * MINUTE
const DAYS_AGO = 60
const SHANGHAI = 8 * 60 * MINUTE

/** Time in Shanghai as Excel stores it. */
const excelTime = (at: number): CellObject => ({
  t: 'n',
  z: 'yyyy/m/d hh:mm:ss',
  v: (at - Date.UTC(1899, 11, 30)) / 86_400_000,
})

/**
 * Sheet of a third party, written by SheetJS, with a number of trips of the company; the trips differ in each `round`.
 */
export function importSheet(company: Company, rows: number, round: number): Buffer {
  const trucks = company.captains.flatMap((captain) => captain.trucks)
  const offers = company.projects.flatMap((project) =>
    [...project.prices.keys()].map((key) => {
      const [mode, soil = '', siteId] = key.split('|')
      const site = project.sites.find(({ id }) => id === siteId)?.name ?? null
      const known = mode as keyof typeof modeLabels
      return { project: project.name, mode: modeLabels[known], soil, site, unit: unitLabels[project.units[known]] }
    }),
  )
  const span = Math.ceil(rows / trucks.length) * EVERY
  const start = startOf(company.to - DAYS_AGO) + SHANGHAI + round * span
  const trips = Array.from({ length: rows }, (_, at) => {
    const [truck, offer] = [trucks[at % trucks.length], offers[at % offers.length]]
    if (!truck || !offer) throw new Error('the company has nothing to import for')
    const go = start + Math.floor(at / trucks.length) * EVERY
    return [
      ...[`PT${round}-${at}`, truck.plate, offer.project, excelTime(go), excelTime(go - 10 * MINUTE)],
      ...[excelTime(go + 35 * MINUTE), offer.mode, offer.soil, offer.site, offer.unit],
      ...[
        offer.unit === '车' ? 1 : 12 + (at % 40) / 10,
        at % 2 ? '夜班' : '白班',
        20 + (at % 7),
        'WJ-001',
        `第${at}趟`,
      ],
    ]
  })
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADS, ...trips]), '运单')
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}
