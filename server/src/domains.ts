import { basedata } from './modules/basedata/index.js'
import { company } from './modules/company/index.js'
import { dataImport } from './modules/dataimport/index.js'
import type { Domain, Face } from './modules/domain.js'
import { exporting, offerSheets } from './modules/export/index.js'
import { file } from './modules/file/index.js'
import { fleet } from './modules/fleet/index.js'
import { housekeeping } from './modules/housekeeping/index.js'
import { identity } from './modules/identity/index.js'
import { insight } from './modules/insight/index.js'
import { live } from './modules/live/index.js'
import { message } from './modules/message/index.js'
import { node } from './modules/node/index.js'
import { payment } from './modules/payment/index.js'
import { price } from './modules/price/index.js'
import { project } from './modules/project/index.js'
import { settlement } from './modules/settlement/index.js'
import { staff } from './modules/staff/index.js'
import { ticket } from './modules/ticket/index.js'
import { timeline } from './modules/timeline/index.js'
import { view } from './modules/view/index.js'
import { waybill } from './modules/waybill/index.js'
import { yard } from './modules/yard/index.js'

/** Every domain; services, schema, loaders, sheets and jobs are loops over this list. */
export const domains = [
  identity,
  message,
  file,
  company,
  basedata,
  project,
  fleet,
  waybill,
  price,
  settlement,
  payment,
  ticket,
  insight,
  staff,
  dataImport,
  exporting,
  view,
  live,
  node,
  timeline,
  housekeeping,
  yard,
] as const

/** Sheets that can be exported, by their names in the API. */
export const sheets = offerSheets(domains)

type All<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never
type ServicesOf<One> = One extends Domain<infer Own, object> ? Own : never
type LoadersOf<One> = One extends Domain<object, infer Own> ? Own : never

export type DomainServices = All<ServicesOf<(typeof domains)[number]>>
type OwnLoaders = All<LoadersOf<(typeof domains)[number]>>
declare module './kernel/context.js' {
  interface Loaders extends OwnLoaders {}
}

/** The domains as the program asks them, each with the services of all. */
export const faces: readonly Face<DomainServices>[] = [...domains]
