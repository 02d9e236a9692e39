import type { PunchKind, TpMode } from '../../../gql/types.generated'

/** Kinds of punches in the order of a trip. */
export const KINDS = ['LOAD', 'DEPART', 'UNLOAD'] as const satisfies readonly PunchKind[]

/** Truck before the phone, by its card or by its plate. */
export type Given = { cardNo: string; truckCode?: undefined } | { truckCode: string; cardNo?: undefined }

/** Likely particulars of a truck's next punch. */
export interface Proposal {
  truckCode: string | null
  cardNo: string | null
  projectInfoId: string | null
  projectName: string | null
  soilType: string | null
  tpMode: TpMode | null
  garbageId: string | null
  garbageName: string | null
  next: PunchKind
}

const CARD = /^[A-Z]\d{6,}$/

/** Scanned or typed text as a card's number or a plate; null for none. Text before the last "=" is a code's link. */
export function givenBy(text: string): Given | null {
  const value = text
    .slice(text.lastIndexOf('=') + 1)
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .toUpperCase()
  if (!value) return null
  return CARD.test(value) ? { cardNo: value } : { truckCode: value }
}

/** Proposal for a truck of which this phone knows nothing. */
export const blankFor = (given: Given): Proposal => ({
  truckCode: given.truckCode ?? null,
  cardNo: given.cardNo ?? null,
  ...{ projectInfoId: null, projectName: null, soilType: null, tpMode: null, garbageId: null, garbageName: null },
  next: 'LOAD',
})

/** Punches after which the kinds among them are those of a person's place. */
const ENOUGH = 10

/** Kinds that a person punches at his place, by his latest punches; none while there are few. */
export const ownKinds = (punched: readonly PunchKind[]): ReadonlySet<PunchKind> =>
  new Set(punched.length < ENOUGH ? [] : punched)

/** Kind after another one, of those that a person punches at his place; of all where nothing is known of that. */
export function kindAfter(kind: PunchKind, own: ReadonlySet<PunchKind>): PunchKind {
  const at = KINDS.indexOf(kind)
  const following = [...KINDS.slice(at + 1), ...KINDS.slice(0, at + 1)]
  return following.find((next) => own.has(next)) ?? following[0] ?? kind
}
