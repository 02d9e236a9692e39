import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import type { DumpSite } from './dump-site'
import type { Project } from './project'
import type { SoilType } from './soil-type'

interface Plan {
  kind: 'COLLECT' | 'USE' | 'REFUND'
  project: Project
  dumpSite: DumpSite
  soilType: SoilType
  quantity: number
  happenedAt: Date
  driver?: { id: string }
}

/** A row of the ledger, as a correction books it. */
export const newTicketEntry = (company: TestCompany, plan: Plan) =>
  insert('ticket_entry', {
    companyId: company.id,
    id: newId(),
    kind: plan.kind,
    quantity: plan.quantity,
    projectId: plan.project.id,
    dumpSiteId: plan.dumpSite.id,
    soilType: plan.soilType.name,
    driverId: plan.driver?.id ?? null,
    happenedAt: plan.happenedAt,
    companyChange: 0,
    reason: '更正',
    createId: company.people.管理员.id,
    createBy: company.people.管理员.name,
  })
