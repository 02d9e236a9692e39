import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert, insertAll, rowsOf } from '../rows'
import type { DumpSite } from './dump-site'
import type { Project } from './project'
import type { TpMode } from './project-price'
import type { SoilType } from './soil-type'

export interface MemberPlan {
  captainId: string
  driverId?: string | null
}

/** Without any of them it is pending. */
export interface Decided {
  /** Time for which it is effective. */
  from?: Date
  to?: Date
  /** Time of the rejection, if it was rejected. */
  rejected?: Date
}

interface Plan extends Decided {
  project: Project
  soilType: SoilType
  members: MemberPlan[]
  price?: string
  /** Unit of the price; each trip's own unless given. */
  weightUnit?: 'TRUCK' | 'CUBIC' | 'TON'
  tpMode?: TpMode
  dumpSite?: DumpSite
  /** Applicant; the administrator unless given. */
  by?: { id: string; name: string }
}

/** A direct-pay price as if it had been applied for, approved and ended at the times of the plan. */
export async function newDirectPayPrice(
  company: TestCompany,
  {
    project,
    soilType,
    members,
    price = '80.00',
    weightUnit,
    tpMode = 'RELEASE',
    dumpSite,
    from,
    to,
    rejected,
    by = company.people.管理员,
  }: Plan,
): Promise<{ id: string }> {
  const id = newId()
  const decided = rejected ?? from
  const terms = {
    companyId: company.id,
    projectId: project.id,
    tpMode,
    soilType: soilType.name,
    dumpSiteId: dumpSite?.id ?? null,
  }
  await insert('direct_pay_price', {
    ...terms,
    id,
    price,
    weightUnit: weightUnit ?? null,
    status: rejected ? 'REJECTED' : to ? 'EXPIRED' : from ? 'APPROVED' : 'PENDING',
    applyId: by.id,
    applyName: by.name,
    applyDatetime: decided ?? new Date(),
    hands: [by.id],
    auditId: decided && by.id,
    auditName: decided && by.name,
    auditDatetime: decided,
    fourEyesOff: from && !rejected ? false : null,
    invalidId: to && by.id,
    invalidName: to && by.name,
    invalidDatetime: to,
  })
  await insertAll(
    'direct_pay_price_member',
    members.map(({ captainId, driverId = null }) => ({ ...terms, priceId: id, captainId, driverId })),
  )
  if (from) {
    await rowsOf(sql`update direct_pay_price_member set effective = tstzrange(${from}, ${to ?? null})
      where company_id = ${company.id} and price_id = ${id}`)
  }
  return { id }
}
