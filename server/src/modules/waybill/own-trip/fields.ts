import type { Field } from '../../../kernel/fields.js'
import { confirmationTable as word } from '../confirmation/fields.js'
import { waybillTable as waybill } from '../waybill/fields.js'

const nullable = { nullable: true } as const
/** Field of the driver's standing word, which the list's queries join. */
const ofWord = { ...nullable, column: null } as const
const { id, no, status, projectName, garbageName, tpMode, goSoilType, weightType, weightTons, truckCode, cardNo } =
  waybill

/**
 * The one table of the fields that a driver sees of his own trip: the facts of the load, without prices, accounts and
 * other people.
 */
export const ownTripTable = {
  id,
  no,
  status: { label: status.label, kind: 'code', code: status.code, found: 'any' },
  projectName: { label: projectName.label, kind: 'text', found: 'part' },
  garbageName: { label: garbageName.label, kind: 'text', ...nullable, found: 'part' },
  tpMode: { label: tpMode.label, kind: 'code', code: tpMode.code },
  goSoilType: { label: goSoilType.label, kind: 'text' },
  weightType: { label: weightType.label, kind: 'code', code: weightType.code, column: 'weight_unit' },
  weightTons: { label: weightTons.label, kind: 'quantity', countedIn: 'weightType' },
  truckCode: { label: truckCode.label, kind: 'text', form: 'plate', found: 'part' },
  cardNo: { label: cardNo.label, kind: 'text', ...nullable },
  isTicket: { label: waybill.isTicket.label, kind: 'flag' },
  ticketNo: { label: waybill.ticketNo.label, kind: 'text', ...nullable },
  inDatetime: { label: waybill.inDatetime.label, kind: 'time', ...nullable },
  goDatetime: { label: waybill.goDatetime.label, kind: 'time', found: 'range' },
  completeDatetime: { label: waybill.completeDatetime.label, kind: 'time', ...nullable },
  inPicture: { label: waybill.inPicture.label, kind: 'text', holds: 'addresses', ...nullable },
  goPicture: { label: waybill.goPicture.label, kind: 'text', holds: 'addresses', ...nullable },
  verdict: {
    label: word.verdict.label,
    kind: 'code',
    code: word.verdict.code,
    ...ofWord,
    note: '：本人的；没有签认的为空',
  },
  verdictWeightTons: { ...word.weightTons, ...ofWord },
  reason: { label: word.reason.label, kind: 'text', ...ofWord },
  confirmTime: { label: word.createTime.label, kind: 'time', ...ofWord },
  mayConfirm: { label: '可签认', kind: 'flag', column: null, note: '：未作废、未结算的' },
} as const satisfies Record<string, Field>
