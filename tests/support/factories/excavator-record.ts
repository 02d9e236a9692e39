import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueName } from '../unique'
import { groundOf } from './ground'
import type { Project } from './project'

interface Plan {
  project?: Project
  machine?: { id: string; code: string }
  staff?: { id: string; name: string }
  ledgerType?: 'SHIFT' | 'MEASURED'
  auditStatus?: 'SUBMITTED' | 'IN_APPROVAL' | 'APPROVED' | 'REJECTED' | 'DELETED'
  shiftType?: 'DAY' | 'NIGHT'
  inType?: 'DIG' | 'REHANDLE' | 'GRADE' | 'BREAK' | 'OTHER'
  scheduleWork?: string | null
  unitWork?: 'TRUCK' | 'CUBIC' | null
  start?: Date
  end?: Date
  remark?: string
}

const HOUR = 3_600_000

/**
 * Record of a machine's work, ten hours of digging by day unless the plan says otherwise; submitted, as the machine's
 * operator has sent it.
 */
export async function newExcavatorRecord(company: TestCompany, plan: Plan = {}) {
  const project = plan.project ?? (await groundOf(company)).project
  const machine = plan.machine ?? { id: newId(), code: `WJ-${uniqueName()}` }
  const staff = plan.staff ?? { id: newId(), name: `梁${uniqueName()}` }
  const start = plan.start ?? new Date('2026-03-04T08:00:00+08:00')
  const { id } = await insert('excavator_record', {
    companyId: company.id,
    id: newId(),
    projectId: project.id,
    machineId: machine.id,
    machineCode: machine.code,
    staffId: staff.id,
    staffName: staff.name,
    ledgerType: plan.ledgerType ?? 'SHIFT',
    auditStatus: plan.auditStatus ?? 'SUBMITTED',
    fourEyesOff: plan.auditStatus === 'APPROVED' ? false : null,
    shiftType: plan.shiftType ?? 'DAY',
    inType: plan.inType ?? 'DIG',
    scheduleWork: plan.scheduleWork ?? null,
    unitWork: plan.unitWork ?? null,
    address: null,
    startDatetime: start,
    endDatetime: plan.end ?? new Date(start.getTime() + 10 * HOUR),
    ledgerRemark: plan.remark ?? null,
  })
  return { id, project, machine, staff }
}
