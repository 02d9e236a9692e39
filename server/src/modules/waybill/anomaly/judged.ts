import type { WaybillField } from '../waybill/fields.js'

/** The fields that rules look at: a change of any other raises and ends no flag. */
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
