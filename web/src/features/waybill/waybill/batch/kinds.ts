import type { TypedDocumentNode } from '@apollo/client'
import type { ShiftType } from '../../../../gql/types.generated'
import type { Money } from '../../../../ui/format/decimal'
import { texts as editTexts } from '../edit/texts'
import {
  type BatchOutcomeFragment,
  SetWaybillFleetNamesDocument,
  SetWaybillPreparePricesDocument,
  SetWaybillShiftsDocument,
  SetWaybillVehicleTypesDocument,
  UpdateWaybillRemarksDocument,
} from './batch.generated'

/** Waybill of a batch with its new value; null empties the field. */
export interface BatchInput {
  id: string
  version?: number
  remark?: string | null
  inPreparePrice?: Money | null
  garbagePreparePrice?: Money | null
  goVehicleType?: string | null
  fleetName?: string | null
  inShiftType?: ShiftType | null
}

type Variables = { input: BatchInput[]; dryRun?: boolean | null; idempotencyKey?: string | null }
type BatchDocument = TypedDocumentNode<{ batch: BatchOutcomeFragment }, Variables>

export interface Kind {
  field: Exclude<keyof BatchInput, 'id' | 'version'>
  label: string
  control: 'long' | 'text' | 'money' | 'shift'
  document: BatchDocument
}

const { fields } = editTexts

/** Fields that can be set for many waybills at once. */
export const kinds: readonly Kind[] = [
  { field: 'remark', label: fields.remark, control: 'long', document: UpdateWaybillRemarksDocument },
  {
    field: 'inPreparePrice',
    label: fields.inPreparePrice,
    control: 'money',
    document: SetWaybillPreparePricesDocument,
  },
  {
    field: 'garbagePreparePrice',
    label: fields.garbagePreparePrice,
    control: 'money',
    document: SetWaybillPreparePricesDocument,
  },
  { field: 'goVehicleType', label: fields.goVehicleType, control: 'text', document: SetWaybillVehicleTypesDocument },
  { field: 'fleetName', label: fields.fleetName, control: 'text', document: SetWaybillFleetNamesDocument },
  { field: 'inShiftType', label: fields.inShiftType, control: 'shift', document: SetWaybillShiftsDocument },
]
