/** Kinds of imports that share the tables of data imports; the import of waybills has its own tables and calls. */
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

/** Names of the rows of each kind. */
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
