import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insertAll, rowsOf } from '../rows'
import { uniqueName } from '../unique'
import type { Card } from './card'
import type { DumpSite } from './dump-site'
import { groundOf, truckOf } from './ground'
import type { Payee } from './payee'
import type { Project } from './project'
import type { TpMode } from './project-price'
import type { SoilType } from './soil-type'
import type { Truck } from './truck'

export interface Waybill {
  id: string
  no: string
}

export interface WaybillPlan {
  card?: Card
  project?: Project
  soilType?: SoilType
  dumpSite?: DumpSite
  truck?: Truck
  driver?: { id: string; name: string }
  payee?: Payee
  status?: 'LOADED' | 'IN_TRANSIT' | 'UNLOADED' | 'VOID'
  pendingReview?: boolean
  tpMode?: TpMode
  weightUnit?: 'TRUCK' | 'CUBIC' | 'TON'
  weightTons?: string
  /** Typed by a clerk; without it the project's price applies. */
  settlePrice?: string
  exAmt?: string
  adjustAmt?: string
  payTaxes?: string
  goDatetime?: Date
  agentName?: string
  machineCode?: string
  /** Punched when it left, and done then, unless the plan says otherwise. */
  inDatetime?: Date | null
  completeDatetime?: Date | null
  load?: string
  isTicket?: boolean
  ticketNo?: string
  inShiftType?: 'DAY' | 'NIGHT'
  inPicture?: string
  goPicture?: string
  trackDistanceM?: number
}

/** An unloaded waybill, worth 100.00 unless the plan says otherwise, accounted on its card. */
export async function newWaybill(company: TestCompany, plan: WaybillPlan = {}): Promise<Waybill> {
  const [waybill] = await newWaybills(company, 1, plan)
  if (!waybill) throw new Error('no waybill made')
  return waybill
}

/** Waybills of one kind, in one statement. */
export async function newWaybills(company: TestCompany, count: number, plan: WaybillPlan = {}): Promise<Waybill[]> {
  const row = await rowOfPlan(company, plan)
  const made = Array.from({ length: count }, () => ({ ...row, id: newId(), no: `YD${uniqueName()}` }))
  await insertAll('waybill', made)
  const ids = made.map(({ id }) => id)
  await account(company, ids)
  if (plan.pendingReview) await askForChange(company, ids)
  return made
}

/** The clerk asks for 1.00 more on each, which needs a review. */
async function askForChange(company: TestCompany, ids: string[]): Promise<void> {
  const { id, name } = company.people.结算员
  await rowsOf(sql`
    insert into waybill_review
      (company_id, id, waybill_id, changes, amount_before, amount_after, reason, applied_by, apply_name, applied_at)
    select w.company_id, gen_random_uuid(), w.id,
      jsonb_build_array(jsonb_build_object('field', 'exAmt', 'before', w.ex_amt::text, 'after', (w.ex_amt + 1)::text)),
      w.accounted_amount, w.accounted_amount + 1, '等候加价', ${id}, ${name}, now()
    from waybill w where w.company_id = ${company.id} and w.id = any(${ids}::uuid[])`)
}

async function rowOfPlan(company: TestCompany, plan: WaybillPlan) {
  const { card, payee, dumpSite, status = 'UNLOADED', goDatetime = new Date() } = plan
  const ground = await groundOf(company)
  const project = plan.project ?? ground.project
  const truck = plan.truck ?? (await truckOf(company, card))
  return {
    companyId: company.id,
    status,
    pendingReview: plan.pendingReview ?? false,
    agentName: plan.agentName ?? null,
    machineCode: plan.machineCode ?? null,
    projectId: project.id,
    projectName: project.name,
    cardId: card?.id ?? null,
    cardNo: card?.cardNo ?? null,
    truckId: truck.id,
    truckCode: truck.plate,
    captainId: card?.captainId ?? truck.captainId,
    captainName: '黄师傅',
    driverId: plan.driver?.id ?? null,
    driverName: plan.driver?.name ?? null,
    dumpSiteId: dumpSite?.id ?? null,
    garbageName: dumpSite?.name ?? null,
    tpMode: plan.tpMode ?? 'FREIGHT',
    goSoilType: (plan.soilType ?? ground.soilType).name,
    goDatetime,
    inDatetime: plan.inDatetime === undefined ? goDatetime : plan.inDatetime,
    completeDatetime: plan.completeDatetime === undefined && status === 'UNLOADED' ? goDatetime : plan.completeDatetime,
    load: plan.load ?? null,
    isTicket: plan.isTicket ?? false,
    ticketNo: plan.ticketNo ?? null,
    inShiftType: plan.inShiftType ?? null,
    inPicture: plan.inPicture ?? null,
    goPicture: plan.goPicture ?? null,
    trackDistanceM: plan.trackDistanceM ?? null,
    weightUnit: plan.weightUnit ?? 'TRUCK',
    weightTons: plan.weightTons ?? '25.000',
    settlePrice: plan.settlePrice ?? null,
    priceSource: plan.settlePrice === undefined ? null : 'TYPED',
    exAmt: plan.exAmt ?? '0',
    adjustAmt: plan.adjustAmt ?? '0',
    payTaxes: plan.payTaxes ?? '0',
    payeeId: payee?.id ?? null,
    carrierName: payee?.carrierName ?? null,
  }
}

/** Gives unloaded waybills their worth by typed or project price, and their cards the entries that belong to it. */
async function account(company: TestCompany, ids: string[]): Promise<void> {
  const those = sql`w.company_id = ${company.id} and w.id = any(${ids}::uuid[]) and w.status = 'UNLOADED'`
  await rowsOf(sql`
    update waybill w set accounted_amount = coalesce(
      round(coalesce(w.settle_price, (
        select price from project_price p
        where p.company_id = w.company_id and p.project_id = w.project_id and p.tp_mode = w.tp_mode
          and p.soil_type = w.go_soil_type and (p.dump_site_id is null or p.dump_site_id = w.dump_site_id)
        order by p.dump_site_id nulls last limit 1
      )) * case when w.weight_unit = 'TRUCK' then 1 else w.weight_tons end, 2) + w.ex_amt + w.adjust_amt, 0)
    where ${those}`)
  await rowsOf(sql`
    insert into card_ledger_entry
      (company_id, id, card_id, kind, waybill_count, unsettled_amount, settled_amount, paid_amount, created_by)
    select w.company_id, gen_random_uuid(), w.card_id, 'ACCRUE', 1, w.accounted_amount, 0, 0, ${company.people.管理员.id}
    from waybill w where ${those} and w.card_id is not null`)
}
