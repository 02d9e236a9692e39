import { HOUR, iso, MINUTE } from './calendar.ts'
import { quantity, yuan } from './money.ts'
import type { Random } from './random.ts'
import type { Row } from './rows.ts'
import { accounted } from './waybill-row.ts'
import type { Company, Waybill } from './world.ts'

interface Change {
  field: string
  before: string | null
  after: string | null
}

/** Requested change, and the waybill after it. */
interface Asked {
  changes: Change[]
  wanted: Waybill
}

const other = <Item>(random: Random, items: readonly Item[], not: Item | null): Item | undefined => {
  const rest = items.filter((item) => item !== not)
  return rest.length > 0 ? random.pick(rest) : undefined
}

function soil(random: Random, waybill: Waybill): Asked | null {
  const names = waybill.project.soils.map(([name]) => name)
  const name = other(random, names, waybill.soil)
  if (!name) return null
  return {
    changes: [{ field: 'goSoilType', before: waybill.soil, after: name }],
    wanted: { ...waybill, soil: name },
  }
}

function weight(random: Random, waybill: Waybill): Asked | null {
  if (waybill.unit === 'TRUCK') return null
  const amount = waybill.amount - random.int(2, 30) * 50
  return {
    changes: [{ field: 'weightTons', before: quantity(waybill.amount), after: quantity(amount) }],
    wanted: { ...waybill, amount },
  }
}

function site(random: Random, waybill: Waybill): Asked | null {
  if (!waybill.site) return null
  const found = other(random, waybill.project.sites, waybill.site)
  if (!found) return null
  return {
    changes: [
      { field: 'dumpSiteId', before: waybill.site.id, after: found.id },
      { field: 'garbageName', before: waybill.site.name, after: found.name },
    ],
    wanted: { ...waybill, site: found },
  }
}

function truck(random: Random, waybill: Waybill): Asked | null {
  const found = other(random, waybill.captain.trucks, waybill.truck)
  if (!found) return null
  return {
    changes: [
      { field: 'truckId', before: waybill.truck.id, after: found.id },
      { field: 'truckCode', before: waybill.truck.plate, after: found.plate },
    ],
    wanted: { ...waybill, truck: found },
  }
}

function time(random: Random, waybill: Waybill): Asked {
  const goAt = waybill.goAt - random.int(1, 3) * MINUTE
  return {
    changes: [{ field: 'goDatetime', before: iso(waybill.goAt), after: iso(goAt) }],
    wanted: { ...waybill, goAt },
  }
}

/** Request by the text of the remark; the time of departure where that does not fit. */
const ASKED: Record<string, (random: Random, waybill: Waybill) => Asked | null> = {
  申请修改土质: soil,
  申请修改方量: weight,
  申请修改消纳场: site,
  申请更正车牌: truck,
}

/** The request that a waybill under review waits for. It draws from a stream of its own, so that nothing else moves. */
export function reviewRow(company: Company, waybill: Waybill): Row {
  const random = company.random.fork(waybill.id)
  const { changes, wanted } = ASKED[waybill.remark ?? '']?.(random, waybill) ?? time(random, waybill)
  const at = (waybill.doneAt ?? waybill.goAt) + random.int(1, 20) * HOUR
  return {
    company_id: company.id,
    id: random.uuid(at),
    waybill_id: waybill.id,
    status: 'PENDING',
    changes: JSON.stringify(changes),
    amount_before: yuan(accounted(waybill)),
    amount_after: yuan(accounted(wanted)),
    reason: waybill.remark,
    applied_by: company.clerk.id,
    apply_name: company.clerk.name,
    applied_at: iso(at),
  }
}
