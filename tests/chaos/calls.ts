import type { TestCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { applyForRefund, buy, collect, newDesk } from '@tufang/tests/ticket'
import { type Arguments, guardedFields } from '../guards/graphql-fields'
import type { Names } from '../guards/graphql-names'

/** Calls that succeed, where the examples of the guards are only well formed. */
export async function ownCalls(company: TestCompany, names: Names): Promise<Record<string, Arguments>> {
  const inputOf = (name: string) => (guardedFields[`Mutation.${name}`]?.examples?.(names)[0]?.input ?? {}) as Arguments
  const loaded = async () => (await newWaybill(company, { status: 'LOADED', completeDatetime: null })).id
  return {
    createWaybill: { input: { ...inputOf('createWaybill'), cardNo: null } },
    updateWaybill: { id: names.waybillId, version: 1, input: { remark: '补录' }, reason: '司机报错' },
    departWaybill: { id: await loaded(), version: 1 },
    unloadWaybill: {
      id: (await newWaybill(company, { status: 'IN_TRANSIT', completeDatetime: null })).id,
      version: 1,
      input: { completeDatetime: new Date().toISOString(), weightTons: '20.5', remark: '已卸' },
    },
    createPaymentPlan: {
      input: { ...inputOf('createPaymentPlan'), settlementId: names.payableId },
      dryRun: false,
    },
    approvePayment: { id: names.submittedPaymentId, version: null, dryRun: false },
    ...(await deletions(company, names)),
    ...(await ofTickets(company)),
  }
}

/** Rows that no other row refers to. */
async function deletions(company: TestCompany, names: Names): Promise<Record<string, Arguments>> {
  const captain = await newCaptain(company)
  const idle = {
    deleteMachine: names.otherMachineId,
    deleteSite: names.otherDumpSiteId,
    deleteProject: names.otherProjectId,
    deleteSoil: names.otherSoilId,
    deleteTruck: names.otherTruckId,
    deletePayee: names.otherPayeeId,
    deleteCaptain: (await newCaptain(company)).id,
    deleteDriver: (await newDriver(company, { captain })).id,
  }
  return Object.fromEntries(Object.entries(idle).map(([name, id]) => [name, { id }]))
}

/** Tickets that people hold. */
async function ofTickets(company: TestCompany): Promise<Record<string, Arguments>> {
  const desk = await newDesk(company)
  const [bought, other] = [await buy(desk, 50), await buy(desk, 5)]
  const [collected, returned] = [await collect(desk, 20), await collect(desk, 3)]
  const [refund, withdrawn] = [await applyForRefund(desk, 2), await applyForRefund(desk, 1)]
  const reason = '登记有误'
  return {
    updateTicketPurchase: { input: { id: bought.id, version: 1, supplier: '供票单位' } },
    voidTicketPurchase: { id: other.id, reason },
    updateTicketCollection: { input: { id: collected.id, version: 1, receiver: '王五', remark: '早班' } },
    voidTicketCollection: { id: returned.id, reason },
    auditTicketRefund: { id: refund.id, approve: true, reason: null, version: null },
    withdrawTicketRefund: { id: withdrawn.id, reason },
  }
}
