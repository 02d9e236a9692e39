import type { WaybillField } from '../waybill/fields.js'

/** The fields that rules look at: a change of any other raises and ends no flag. */
const judged: ReadonlySet<WaybillField> = new Set<WaybillField>([
  ...(['projectId', 'truckId', 'dumpSiteId', 'goSoilType', 'weightType', 'weightTons', 'load'] as const),
  ...(['inDatetime', 'goDatetime', 'completeDatetime', 'inShiftType', 'inPicture', 'goPicture', 'isTicket'] as const),
])

export const isJudged = (field: WaybillField): boolean => judged.has(field)
