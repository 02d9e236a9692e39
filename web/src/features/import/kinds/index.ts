import type { Shown } from '../../../apollo/refetchShowing'
import type { DataImportKind } from '../../../gql/types.generated'

interface DataKind {
  /** Page that lists the imported rows, to which the import links back. */
  list: string
  /** Types of rows that the import adds to open lists. */
  shown: readonly Shown[]
  /** Permission to import the kind; by default that of base data. */
  permission?: string
}

/** Kinds of data that are imported from spreadsheets, with the pages of their rows. */
export const dataKinds: Readonly<Record<DataImportKind, DataKind>> = {
  TRUCK: { list: '/base/trucks', shown: ['Truck'] },
  CAPTAIN: { list: '/base/captains', shown: ['Captain', 'captainTree', 'CaptainDriver'] },
  DRIVER: { list: '/base/drivers', shown: ['Driver', 'captainTree', 'CaptainDriver'] },
  MACHINE: { list: '/base/machines', shown: ['Machine'] },
  SOIL: { list: '/base/soils', shown: ['Soil'] },
  SITE: { list: '/base/sites', shown: ['DumpSite'] },
  PAYEE: { list: '/base/payees', shown: ['Payee', 'payees'] },
  PROJECT: { list: '/base/projects', shown: ['Project'], permission: 'chain:project:add' },
  PHASE: { list: '/base/phases', shown: ['ProjectPhase'], permission: 'chain:project:add' },
  PHASE_SURVEY: {
    list: '/base/phases',
    shown: ['ProjectPhase', 'PhaseSurvey'],
    permission: 'chain:bi:edit',
  },
  PRICE: { list: '/base/prices', shown: ['ProjectPrice'] },
  MEMBER: {
    list: '/sys/users',
    shown: ['CompanyUser'],
    permission: 'sys:user:add',
  },
}

export const permissionOf = (kind: DataImportKind): string => dataKinds[kind].permission ?? 'chain:basedata:add'

/** Address of the import of a kind, or of one import. */
export const dataImportUrl = (kind: DataImportKind, id?: string): string =>
  `/base/import?${new URLSearchParams({ kind, ...(id === undefined ? {} : { import: id }) })}`
