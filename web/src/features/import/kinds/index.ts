import type { DataImportKind } from '../../../gql/types.generated'

interface DataKind {
  /** The page that lists such rows; whoever came from there goes back to it. */
  list: string
  /** The queries of open lists that show them. */
  queries: readonly string[]
  /** Who may bring them in; base data unless said otherwise. */
  permission?: string
}

/** Every kind of data that comes in by spreadsheet, and where its rows are looked at. */
export const dataKinds: Readonly<Record<DataImportKind, DataKind>> = {
  TRUCK: { list: '/base/trucks', queries: ['Trucks'] },
  CAPTAIN: { list: '/base/captains', queries: ['Captains', 'CaptainTree', 'CaptainDrivers'] },
  DRIVER: { list: '/base/drivers', queries: ['Drivers', 'CaptainTree', 'CaptainDrivers'] },
  MACHINE: { list: '/base/machines', queries: ['Machines'] },
  SOIL: { list: '/base/soils', queries: ['Soils'] },
  SITE: { list: '/base/sites', queries: ['Sites'] },
  PAYEE: { list: '/base/payees', queries: ['BasePayees', 'Payees'] },
  PROJECT: { list: '/base/projects', queries: ['BaseProjects'], permission: 'chain:project:add' },
  PHASE: { list: '/base/phases', queries: ['ProjectPhases', 'PhasesOfProject'], permission: 'chain:project:add' },
  PHASE_SURVEY: {
    list: '/base/phases',
    queries: ['ProjectPhases', 'ProjectPhase', 'PhaseSurveys'],
    permission: 'chain:bi:edit',
  },
  PRICE: { list: '/base/prices', queries: ['ProjectPrices'] },
  MEMBER: {
    list: '/sys/users',
    queries: ['Users', 'OrganMembers'],
    permission: 'sys:user:add',
  },
}

export const permissionOf = (kind: DataImportKind): string => dataKinds[kind].permission ?? 'chain:basedata:add'

/** The page where rows of a kind come in, or one import there. */
export const dataImportUrl = (kind: DataImportKind, id?: string): string =>
  `/base/import?${new URLSearchParams({ kind, ...(id === undefined ? {} : { import: id }) })}`
