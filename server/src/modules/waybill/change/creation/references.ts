import type { Tx } from '../../../../kernel/command/command.js'
import { type DomainError, type FieldError, invalidInput } from '../../../../kernel/errors.js'
import { plateForm, textForm } from '../../../../kernel/values/forms.js'
import { waybillTexts as texts } from '../../texts.js'
import type { Patch } from '../../waybill/fields.js'
import type { PatchInput } from '../waybill.schema.js'
import { findReferences, type Reference, type ReferenceKind, type Wanted } from './references.queries.js'

/** Patch with all names found; the truck and card in it decide the captain. */
export interface Resolved {
  patch: Patch
  project: Reference | undefined
  truck: Reference | undefined
  card: Reference | undefined
}

type Named = Pick<
  PatchInput,
  'projectInfoId' | 'truckCode' | 'captainId' | 'driverId' | 'garbageId' | 'goSoilType' | 'cardNo'
>

/** Field of the form for each kind of base data. */
const fieldOf: Record<ReferenceKind, keyof Named> = {
  project: 'projectInfoId',
  truck: 'truckCode',
  captain: 'captainId',
  driver: 'driverId',
  dumpSite: 'garbageId',
  soilType: 'goSoilType',
  card: 'cardNo',
}
const kinds = Object.keys(fieldOf) as ReferenceKind[]
/** Kinds that a form names by text instead of id. */
const BY_TEXT: ReadonlySet<ReferenceKind> = new Set(['truck', 'soilType', 'card'])
const labels: Record<ReferenceKind, string> = {
  project: texts.fields.projectName,
  truck: texts.fields.truckCode,
  captain: texts.fields.captainName,
  driver: texts.fields.driverName,
  dumpSite: texts.fields.garbageName,
  soilType: texts.fields.goSoilType,
  card: texts.fields.cardNo,
}

/** Base data that forms name, found in one statement. */
export class References {
  private readonly found: ReadonlyMap<string, Reference>

  private constructor(found: readonly Reference[]) {
    const formed = found.map((reference) => [`${reference.kind}:${reference.key.toLowerCase()}`, reference] as const)
    // Twins that are older than the rule against them differ in spelling.
    const spelled = found.map((reference) => [`${reference.kind}=${reference.name}`, reference] as const)
    this.found = new Map([...formed, ...spelled])
  }

  static async find(tx: Tx, inputs: readonly Named[]): Promise<References> {
    const named = (kind: ReferenceKind) => [...new Set(inputs.flatMap((input) => input[fieldOf[kind]] ?? []))]
    const wanted: Wanted = {
      project: named('project'),
      truck: named('truck'),
      captain: named('captain'),
      driver: named('driver'),
      dumpSite: named('dumpSite'),
      soilType: named('soilType'),
      card: named('card'),
    }
    const any = kinds.some((kind) => wanted[kind].length > 0)
    return new References(any ? await findReferences(tx, wanted) : [])
  }

  get(kind: ReferenceKind, key: string | null | undefined): Reference | undefined {
    if (!key) return undefined
    const form = kind === 'truck' ? plateForm(key) : BY_TEXT.has(kind) ? textForm(key) : key
    return (
      (BY_TEXT.has(kind) ? this.found.get(`${kind}=${key}`) : undefined) ??
      this.found.get(`${kind}:${form.toLowerCase()}`)
    )
  }

  /** Faults of a form that names missing base data. */
  missing(input: Named): FieldError[] {
    return kinds.flatMap((kind) => {
      const key = input[fieldOf[kind]]
      return key && !this.get(kind, key) ? [{ field: fieldOf[kind], message: texts.notFound(labels[kind]) }] : []
    })
  }

  /** Patch of a form, or INVALID_INPUT with every field whose record is missing. */
  resolve(input: PatchInput): Resolved | DomainError {
    const missing = this.missing(input)
    if (missing.length > 0) return invalidInput(missing)
    const { projectInfoId, truckCode, captainId, driverId, garbageId, cardNo, ...rest } = input
    const project = this.get('project', projectInfoId)
    const truck = this.get('truck', truckCode)
    const card = this.get('card', cardNo)
    const captain = this.get('captain', captainId)
    const patch: Patch = {
      ...withoutAbsent(rest),
      ...pair(project, projectInfoId, 'projectId', 'projectName'),
      ...pair(truck, truckCode, 'truckId', 'truckCode'),
      ...pair(captain, captainId, 'captainId', 'captainName'),
      ...captain?.captainBrings,
      ...pair(this.get('driver', driverId), driverId, 'driverId', 'driverName'),
      ...pair(this.get('dumpSite', garbageId), garbageId, 'dumpSiteId', 'garbageName'),
      ...pair(card, cardNo, 'cardId', 'cardNo'),
      ...(rest.goSoilType ? { goSoilType: this.get('soilType', rest.goSoilType)?.name ?? rest.goSoilType } : {}),
      ...(rest.settlePrice === undefined ? {} : { priceSource: rest.settlePrice === null ? null : 'TYPED' }),
    }
    return { patch, project, truck, card }
  }
}

/** Columns of an id and its name: both null when the form empties the field, neither when it leaves it out. */
const pair = (
  reference: Reference | undefined,
  given: string | null | undefined,
  id: keyof Patch,
  name: keyof Patch,
): Patch => (given === undefined ? {} : { [id]: reference?.id ?? null, [name]: reference?.name ?? null })

const withoutAbsent = (values: object): Patch =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
