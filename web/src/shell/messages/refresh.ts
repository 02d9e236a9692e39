import { dataKinds } from '../../features/import/kinds'

/** The queries of open lists that show what a message is about, by the kind of that. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  directPayPrice: ['DirectPayPrices', 'DirectPayPrice'],
  captainTask: ['CaptainTasks', 'CaptainTask'],
  waybillReview: ['WaybillReviews', 'WaybillReview', 'OpenReviewCount', 'Waybills'],
  card: ['Ledger', 'ScannedCards', 'CaptainCards'],
  settlement: ['Settlements', 'StatementHead', 'Statement'],
  payment: ['Payments', 'Payment', 'SettlementPayments', 'Settlements'],
  exportTask: ['ExportTasks'],
  waybillImport: ['WaybillImports', 'WaybillImport', 'WaybillImportRows', 'Waybills'],
  dataImport: [
    ...['DataImports', 'DataImport', 'DataImportRows'],
    ...Object.values(dataKinds).flatMap(({ queries }) => queries),
  ],
  company: ['CompanySettings', 'FourEyes'],
  registration: ['Registrations', 'Registration'],
  administratorRescue: ['Rescues', 'Rescue'],
  runningRescue: ['AnyRescue', 'RunningRescues'],
}

export const queriesAbout = (entities: readonly (string | null)[]): Set<string> =>
  new Set(['Messages', ...entities.flatMap((entity) => (entity ? (QUERIES[entity] ?? []) : []))])
