import type { Field } from '../../../kernel/fields.js'

/** State of the settlement from which a field can no longer be changed: pending, approved or paid. */
export type SealedFrom = 'PENDING' | 'APPROVED' | 'PAID' | 'NEVER'

export interface WaybillFieldSpec extends Field {
  /** State that seals a changeable field; missing for a field that is only shown. */
  sealedFrom?: SealedFrom
  /** Whether a change affects money or its receiver: for an unloaded waybill it needs a reviewer (docs/adr/0011). */
  bearsMoney?: true
  /** Whether the waybill's amount depends on the field. */
  makesAmount?: true
  /** Field with which this one is set; other changeable fields are members of forms. */
  follows?: string
  /** Column of the captain whose value is copied when a form names a captain. */
  ofCaptain?: string
  /** Field that people see instead: the name for an id. */
  shownBy?: string
  /** Whether a new waybill requires it. */
  needed?: true
  /** Whether it may be negative, as a deduction. */
  signed?: true
  /** Note after the label in inputs, instead of the usual note. */
  inputNote?: string
  /** Heading in imported spreadsheets, if it differs from the label. */
  importedAs?: string
  /** Whether a filter finds a text anywhere in the field. */
  searched?: true
}
