import { sql } from '@tufang/server/kernel/sql/sql'
import { paperOf } from './authentication'
import type { Caller } from './caller'
import { approve, setPayees } from './chain'
import type { TestCompany } from './company'
import { newPayee } from './factories/payee'
import type { FilledCompany } from './filled-company'
import { rowOf } from './rows'
import { services } from './services'
import { importGround } from './waybill-import'

type Values = Record<string, unknown>

const lists = `{
  settlements { records { id } }
  receipts { records { giveCardNo settleCardNo } }
  waybills(filter: { settled: true }) { records { id } }
  open: waybills(filter: { settled: false, status: [UNLOADED], pendingReview: true }) { records { cardNo } }
  waybillImports { records { id } }
  ticketReconciliations { records { id } }
  ticketPurchases { records { garbageId } }
  directPayPrices { records { projectInfoId } }
  users { records { id } }
  organs { records { id } }
  cardBatches { records { id } }
  payments(filter: { status: [PAID] }) { records { id } }
  invoices(filter: { open: false, red: false }) { records { id } }
  projectPhases { records { id projectInfoId } }
}`

/** Names of a company's rows by parameter, and by path where a call means another kind of row. */
export async function shownNames({ company, clerk }: FilledCompany): Promise<Values> {
  const found = await clerk.ask<Record<string, { records: Values[] }>>(lists)
  const first = (list: string): Values => found[list]?.records[0] ?? {}
  const { id: settleId } = first('settlements')
  const { giveCardNo, settleCardNo } = first('receipts')
  const { id: waybillId } = first('waybills')
  const { id: importId } = first('waybillImports')
  const { projectInfoId } = first('directPayPrices')
  const { garbageId } = first('ticketPurchases')
  const ground = await importGround(company)
  const { code } = await rowOf<Values>(sql`select code from dump_site where id = ${ground.dumpSite.id}`)
  await planned(company, clerk, String(settleId))
  const trip = {
    ...{ projectInfoId: ground.project.id, garbageId: ground.dumpSite.id, truckCode: ground.truck.plate },
    goSoilType: ground.soilType.name,
  }
  const papers = ['companyUrl', 'idCardPositiveUrl', 'idCardNegativeUrl'].map(async (name) => [
    `/chain/resourcesMatchmaking/createAssetsMatchCompanyInfoZC ${name}`,
    await paperOf(company.people.管理员.id),
  ])
  return {
    ...(Object.fromEntries(await Promise.all(papers)) as Values),
    ...{ settleId, settleIds: settleId, giveCardNo, settleCardNo, cardNo: settleCardNo },
    ...{ companyWaybillId: waybillId, garbageId, projectInfoId },
    '/chain/companysettle/selectWaybillsByCardNo cardNo': first('open').cardNo,
    '/chain/companysettle/downloadReceiptPdf body': [giveCardNo],
    '/chain/companysettle/exportWaybillsByCardNoExcel cardNos': settleCardNo,
    '/chain/companycard/labels batchId': first('cardBatches').id,
    '/chain/companycard/labels cardNos': [settleCardNo],
    '/chain/companyticket/reconciliation/statement id': first('ticketReconciliations').id,
    '/chain/companywaybill/{id} id': waybillId,
    '/chain/companypayment/{id} id': first('payments').id,
    '/chain/companypayment/getPaymentOfInvoice/{id} id': first('payments').id,
    '/chain/companypaymentinvoice/selectInvoiceOfWill id': first('invoices').id,
    ...ofPhase(first('projectPhases')),
    '/chain/excelExport/download id': await exported({ company, clerk }),
    '/chain/garbageBaseQuery/queryByCode code': code,
    '/upms/organ/tree organId': first('organs').id,
    '/upms/user/detail/{id} id': first('users').id,
    '/chain/dataImport/result id': (
      await clerk.ask<{ dataImports: { records: Values[] } }>('{ dataImports { records { id } } }')
    ).dataImports.records[0]?.id,
    '/chain/dataImport/template kind': 'TRUCK',
    '/chain/thirdImport/result id': importId,
    '/chain/thirdImport/thirdImportTaskMessage id': importId,
    ...Object.fromEntries(Object.entries(trip).map(([name, value]) => [`/chain/companywaybill ${name}`, value])),
  }
}

/** Arguments of calls about phases. */
function ofPhase({ id, projectInfoId }: Values): Values {
  const at = '/chain/projectinfobiphase'
  const inQuery = ['transportUnitCost', 'machineCost', 'garbageCost', 'getSoilTypeStatistic', 'getTpModeStatistic']
  const inPath = ['getMachineStatistic', 'getGarbageStatistic', 'getPlanAchievementStatistic']
  const calls = [...inQuery, ...inPath.map((call) => `${call}/{id}`)]
  return {
    projectInfoBiPhaseId: id,
    ...Object.fromEntries(calls.map((call) => [`${at}/${call} id`, id])),
    [`${at}/getPhaseListByProjectInfoId projectInfoId`]: projectInfoId,
    // The present board.
    '/chain/bi/boardReport week': '',
  }
}

/** The settlement is approved with a payee, and has a plan. */
async function planned(company: TestCompany, clerk: Caller, id: string): Promise<void> {
  const { waybills } = await clerk.ask<{ waybills: { records: { id: string }[] } }>(
    'query ($filter: WaybillFilter) { waybills(filter: $filter) { records { id } } }',
    { filter: { settlementId: id } },
  )
  await setPayees(
    clerk,
    await newPayee(company),
    waybills.records.map((waybill) => waybill.id),
  )
  await approve(clerk, { id })
  await clerk.ask('mutation ($id: ID!) { createPaymentPlan(input: { settlementId: $id }) { id } }', { id })
}

/** A task whose file is there. */
async function exported({ company, clerk }: Pick<FilledCompany, 'company' | 'clerk'>): Promise<string> {
  const { startExport } = await clerk.ask<{ startExport: { id: string } }>(
    'mutation { startExport(input: { list: { cards: {} }, columns: [{ key: "cardNo", title: "卡号" }] }) { id } }',
  )
  await (await services()).exportRunner.run({ companyId: company.id, id: startExport.id })
  return startExport.id
}
