import { z } from 'zod'
import { apiOf, type Field } from '../../kernel/fields.js'
import {
  type InputField,
  type InputShape,
  inputNames,
  waybillLabels as labels,
  waybillFields,
} from '../../modules/waybill/waybill/fields.js'
import { codesOf, tpMode, waybillStatus, weightUnit } from '../codes.js'
import { decimal, flag, given, givenId, instant, judgedRow, texts, whole } from '../fields.js'
import { movedBehind } from '../members.js'
import { EXAMPLE_ID } from '../openapi/examples.js'

/** Values of a waybill from programs; the service checks them. A missing one stays, null or a blank empties it. */
const emptied = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional())
const text = (what: string) => emptied(given(what)).describe(what)

/** Schema for reading a field. */
function readAs(field: Field): z.ZodType {
  const { label: what, kind, note = '' } = field
  if (kind === 'code') return emptied(codesOf(field).field(what))
  if (kind === 'flag') return flag(what).optional()
  if (kind === 'money' || kind === 'quantity') return emptied(decimal(what)).describe(what)
  if (kind === 'time') return emptied(instant(what)).describe(`${what}，yyyy-MM-dd HH:mm:ss`)
  return text(`${what}${note}`)
}

const written = inputNames.map((name): [string, z.ZodType] => {
  const field = waybillFields[name]
  return [field.rest?.[0] ?? apiOf(name, field) ?? name, readAs(field)]
})

/** Writable members of a waybill, named as in answers, so that an answer can be sent back unchanged. */
const members = Object.fromEntries(movedBehind(written, { goTruckCode: 'truckCode' })) as Record<Member, z.ZodType>
type Member = keyof InputShape<InputField>

const bodyMissing = { error: '请求内容须为对象' }
/** Shortest input of a trip to a dump site. */
const example = {
  ...{ projectInfoId: EXAMPLE_ID, truckCode: '粤B12345', goDatetime: '2026-03-01 08:00:00' },
  ...{ tpMode: tpMode.numbers.FREIGHT, garbageId: EXAMPLE_ID, goSoilType: '一类土' },
  ...{ weightType: weightUnit.numbers.TRUCK, weightTons: '1' },
}
export const createBody = z
  .object(
    {
      ...members,
      no: text(waybillFields.no.label),
      status: emptied(waybillStatus.field(waybillFields.status.label)),
    },
    bodyMissing,
  )
  .meta({ example })
export const updateBody = z.object(
  { ...members, id: givenId(labels.id), version: whole('版本号', 1, 2 ** 31 - 1).nullish(), reason: text('修改原因') },
  bodyMissing,
)

/** Form with the names of the service. */
export function formOf(form: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
}

const MAX_ROWS = 20_000

export type BatchMember =
  | 'remark'
  | 'inPreparePrice'
  | 'garbagePreparePrice'
  | 'goVehicleType'
  | 'fleetName'
  | 'inShiftType'

/** Rows with a value each, or ids with a common value: programs send either. */
export const rowsBody = (member: BatchMember) =>
  z.preprocess(
    shared,
    z.array(
      judgedRow(
        z.object({
          id: givenId(labels.id),
          version: whole('版本号', 1, 2 ** 31 - 1).nullish(),
          [member]: readAs(waybillFields[member]),
        }),
      ),
      { error: '请选择运单' },
    ),
  )

const sharing = z.looseObject({ ids: texts(labels.id, MAX_ROWS) })

function shared(body: unknown): unknown {
  const parsed = sharing.safeParse(body)
  if (!parsed.success) return body
  const { ids, ...rest } = parsed.data
  return ids.map((id) => ({ ...rest, id }))
}
