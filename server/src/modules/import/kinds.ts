/** What comes in by spreadsheet and shares the tables of data imports; the waybills' import has tables and calls of its own. */
export enum DataImportKind {
  TRUCK = 'TRUCK',
  MEMBER = 'MEMBER',
  CAPTAIN = 'CAPTAIN',
  DRIVER = 'DRIVER',
  MACHINE = 'MACHINE',
  SOIL = 'SOIL',
  SITE = 'SITE',
  PROJECT = 'PROJECT',
  PAYEE = 'PAYEE',
  PHASE = 'PHASE',
  PHASE_SURVEY = 'PHASE_SURVEY',
  PRICE = 'PRICE',
}

/** What rows of a kind are called. */
export const dataImportKindLabels: Readonly<Record<DataImportKind, string>> = {
  TRUCK: '车辆',
  MEMBER: '人员',
  CAPTAIN: '车队长',
  DRIVER: '司机',
  MACHINE: '机械',
  SOIL: '土质',
  SITE: '渣土场',
  PROJECT: '项目',
  PAYEE: '收款人',
  PHASE: '分期',
  PHASE_SURVEY: '分期实测',
  PRICE: '项目单价',
}
