import { RequestError } from '../../../apollo/errors'
import type { AuthenticationStep } from '../../../gql/types.generated'
import type { AuthenticationStateQuery, OutcomeFragment } from './authentication.generated'
import { type FormStep, type Values, valuesOf } from './form'

type State = Pick<AuthenticationStateQuery, 'authenticationDraft' | 'registration'>

/** Outcome of the form: the desk's decision, or the reason why there is no form. */
export type Outcome =
  | { status: 'PENDING' | 'APPROVED' | 'REJECTED'; reason: string | null }
  | { status: 'FAILED'; error: RequestError }

export interface Start {
  step: FormStep | 4
  values: Values
  /** Fields with an unchecked uncertain reading. */
  unsure: readonly string[]
  outcome: Outcome | null
}

export function outcomeOf({ status, reason }: Pick<OutcomeFragment, 'status' | 'reason'>): Outcome | null {
  return status === 'REGISTERED' ? null : { status, reason }
}

const steps = { COMPANY: 1, PERSON: 2, CHECK: 3 } as const satisfies Record<AuthenticationStep, FormStep>

/** Start of the form: the draft, the papers that the desk has, or the facts of the registration. */
export function startOf({ authenticationDraft: draft, registration }: State): Start {
  const outcome = registration ? outcomeOf(registration) : null
  const handedIn = registration ? valuesOf({ ...registration, companyType: registration.licenceType }) : valuesOf()
  const isWritable = outcome === null || outcome.status === 'REJECTED'
  if (draft && isWritable)
    return { step: steps[draft.step], values: valuesOf(draft.form), unsure: draft.unsure, outcome: null }
  return { step: outcome ? 4 : 1, values: handedIn, unsure: [], outcome }
}

/** Fields for refusals that concern one field without naming it. */
const FIELD_OF_ERROR_CODE: Readonly<Record<string, string>> = {
  ALREADY_REGISTERED: 'companyName',
}

/** Refused fields by the last part of their path: input.companyNo is companyNo. */
export function refusedFields(error: RequestError): { name: string; message: string }[] {
  const told = error.fieldErrors.map(({ field, message }) => ({ name: field.split('.').at(-1) ?? field, message }))
  const name = FIELD_OF_ERROR_CODE[error.errorCode]
  return told.length === 0 && name ? [{ name, message: error.message }] : told
}
