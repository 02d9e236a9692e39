import type { WaybillField } from '../waybill/fields.js'

/** Fields that rules use: other changes raise and end no flag. */
const judged: ReadonlySet<WaybillField> = new Set<WaybillField>([
  'projectId',
  'truckId',
  'dumpSiteId',
  'goSoilType',
  'weightType',
  'weightTons',
  'load',
  'inDatetime',
  'goDatetime',
  'completeDatetime',
  'inShiftType',
  'inPicture',
  'goPicture',
  'isTicket',
  'ticketNo',
])

export const isJudged = (field: WaybillField): boolean => judged.has(field)
