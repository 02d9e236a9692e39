import { z } from 'zod'
import { amountOf, optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { type BaseData, refuseMerged } from '../../basedata/index.js'
import { garbageTypes } from '../dictionary/dictionary.queries.js'
import { SiteOwnership } from '../enums.js'
import { placeShape, refusePart } from '../place.js'
import { projectTexts as texts } from '../texts.js'
import { dumpSiteTable as table } from './fields.js'
import { siteList, typesOfSites } from './site.list.queries.js'
import type { DumpSiteFilter, DumpSiteSortField } from './site.view.js'

/** Number of a mobile or a landline with its area code. */
const PHONE = /^\+?\d[\d-]{5,18}\d$/
/** Smallest fence radius in metres, which covers a gate and the yard behind it. */
const NARROWEST = 50
const WIDEST = 5000

const radius = { error: texts.radius(table.fenceRadius.label, NARROWEST, WIDEST) }

const schema = z
  .object({
    code: requiredTextOf(table.code),
    garbageName: requiredTextOf(table.garbageName),
    garbageType: optionalTextOf(table.garbageType),
    ownership: z.enum(SiteOwnership, { error: texts.unknown(table.ownership.label) }).nullish(),
    address: optionalTextOf(table.address),
    ...placeShape,
    fenceRadius: z.int(radius).min(NARROWEST, radius).max(WIDEST, radius).nullish(),
    dumpPrice: amountOf(table.dumpPrice).nullish(),
    operatorName: optionalTextOf(table.operatorName),
    operatorMobile: optionalTextOf(table.operatorMobile).refine((text) => text === undefined || PHONE.test(text), {
      error: texts.phone(table.operatorMobile.label),
    }),
  })
  .superRefine(refusePart)

export type Site = z.output<typeof schema>

/** Dump sites of the company, own and shared. */
export const site: BaseData<Site, DumpSiteFilter, DumpSiteSortField> = {
  entity: 'site',
  what: table.garbageName.label,
  table: 'dump_site',
  fields: table,
  named: 'garbageName',
  unique: ['code', 'garbageName'],
  spec: siteList,
  schema,
  async written({ em, actor }, inputs, ids) {
    const types = await garbageTypes(em, actor)
    const offered = new Set(types.filter(({ enabled }) => enabled).map(({ itemValue }) => itemValue))
    const present = await typesOfSites(em, actor, ids)
    return inputs.map(({ garbageType, ...input }, at) => ({
      columns: {
        code: input.code,
        name: input.garbageName,
        garbage_type: garbageType ?? null,
        ownership: input.ownership ?? null,
        address: input.address ?? null,
        lng: input.lng ?? null,
        lat: input.lat ?? null,
        fence_radius_m: input.fenceRadius ?? null,
        dump_price: input.dumpPrice ?? null,
        operator_name: input.operatorName ?? null,
        operator_mobile: input.operatorMobile ?? null,
      },
      faults:
        garbageType === undefined || offered.has(garbageType) || present.get(ids[at] ?? '') === garbageType
          ? []
          : [{ field: 'garbageType', message: texts.unknown(table.garbageType.label) }],
    }))
  },
  fits: (tx, id) => refuseMerged(tx, site, id),
}
