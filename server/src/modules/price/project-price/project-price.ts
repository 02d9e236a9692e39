import { z } from 'zod'
import { DomainError, type FieldError } from '../../../kernel/errors.js'
import { plainTime } from '../../../kernel/values/clock.js'
import { amountOf, idTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idKey, isId } from '../../../kernel/values/id.js'
import type { BaseData } from '../../basedata/index.js'
import { TpMode } from '../../project/index.js'
import { choose } from '../direct-pay-price/terms.schema.js'
import { priceTexts as texts } from '../texts.js'
import { projectPriceTable as table } from './fields.js'
import { projectPriceList } from './project-price.list.queries.js'
import { namesFound, type Overlap, overlapsOf, type Span, spanOf } from './project-price.queries.js'
import type { ProjectPriceFilter, ProjectPriceSortField } from './project-price.view.js'

const schema = z
  .object({
    projectInfoId: idTextOf(table.projectName),
    tpMode: z.enum(TpMode, { error: choose(table.tpMode) }),
    soilType: requiredTextOf(table.soilType),
    garbageId: idTextOf(table.garbageName).nullish(),
    price: amountOf(table.price),
    validFrom: z.date().nullish(),
    validUntil: z.date().nullish(),
  })
  .superRefine(({ tpMode, garbageId, validFrom, validUntil }, context) => {
    if (garbageId && tpMode !== TpMode.FREIGHT)
      context.addIssue({ code: 'custom', path: ['garbageId'], message: texts.siteNotFreight })
    if (validFrom && validUntil && validFrom >= validUntil)
      context.addIssue({
        code: 'custom',
        path: ['validUntil'],
        message: texts.timeOrder(table.validUntil.label, table.validFrom.label),
      })
  })

export type ProjectPrice = z.output<typeof schema>

/** Prices of projects for trips without a direct-pay price, each valid for a time. */
export const projectPrice: BaseData<ProjectPrice, ProjectPriceFilter, ProjectPriceSortField> = {
  entity: 'projectPrice',
  what: texts.projectPrice,
  table: 'project_price',
  fields: table,
  named: 'projectName',
  unique: [],
  spec: projectPriceList,
  schema,
  async written(tx, inputs, ids) {
    const known = await namesFound(tx, {
      projects: inputs.map(({ projectInfoId }) => projectInfoId).filter(isId),
      soils: inputs.map(({ soilType }) => soilType),
      sites: inputs.flatMap(({ garbageId }) => (garbageId && isId(garbageId) ? [garbageId] : [])),
    })
    const missing = ({ projectInfoId, soilType, garbageId }: ProjectPrice): FieldError[] => [
      ...(known.has(idKey(projectInfoId))
        ? []
        : [{ field: 'projectInfoId', message: texts.notFound(table.projectName.label) }]),
      ...(known.has(soilType) ? [] : [{ field: 'soilType', message: texts.notFound(table.soilType.label) }]),
      ...(!garbageId || known.has(idKey(garbageId))
        ? []
        : [{ field: 'garbageId', message: texts.notFound(table.garbageName.label) }]),
    ]
    const spans = inputs.map(({ projectInfoId, tpMode, soilType, garbageId, validFrom, validUntil }, at) => ({
      id: ids[at] ?? '',
      projectId: projectInfoId,
      tpMode,
      soilType,
      dumpSiteId: garbageId ?? null,
      validFrom: validFrom?.toISOString() ?? null,
      validUntil: validUntil?.toISOString() ?? null,
    }))
    const faults = inputs.map(missing)
    const overlaps = await overlapsOf(
      tx,
      spans.filter((_, at) => faults[at]?.length === 0),
    )
    const before: Priced[] = []
    return spans.map((span, at) => {
      const priced = { ...span, price: inputs[at]?.price ?? '' }
      const found = faults[at] ?? []
      const overlap = found.length === 0 ? (overlaps.get(span.id) ?? overlapAmong(before, priced)) : undefined
      if (found.length === 0 && !overlap) before.push(priced)
      return {
        columns: {
          project_id: span.projectId,
          tp_mode: span.tpMode,
          soil_type: span.soilType,
          dump_site_id: span.dumpSiteId,
          price: inputs[at]?.price ?? null,
          valid_from: span.validFrom,
          valid_until: span.validUntil,
        },
        faults: overlap
          ? [{ field: 'validFrom', message: texts.overlaps(overlap.price, overlap.from, overlap.until) }]
          : found,
      }
    })
  },
  async fits(tx, id) {
    const [overlap] = (await overlapsOf(tx, await spanOf(tx, id))).values()
    if (overlap)
      throw new DomainError('PROJECT_PRICE_OVERLAPS', {
        why: texts.overlaps(overlap.price, overlap.from, overlap.until),
      })
  },
}

interface Priced extends Span {
  price: string
}

/** Earlier price among several that are written at once, with the same terms and a common time. */
function overlapAmong(
  before: readonly Priced[],
  priced: Priced,
): (Pick<Overlap, 'from' | 'until'> & { price: string }) | undefined {
  const found = before.find(
    (other) => termsOf(other) === termsOf(priced) && startsBefore(other, priced) && startsBefore(priced, other),
  )
  const told = (time: string | null) => time && plainTime(new Date(time))
  return found && { price: found.price, from: told(found.validFrom), until: told(found.validUntil) }
}

const termsOf = ({ projectId, tpMode, soilType, dumpSiteId }: Span) =>
  JSON.stringify([idKey(projectId), tpMode, soilType, dumpSiteId?.toLowerCase()])

/** Texts of times in this form sort as the times do. */
const startsBefore = ({ validFrom }: Span, { validUntil }: Span) =>
  validFrom === null || validUntil === null || validFrom < validUntil
