import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

/** Numbers that a document is drawn from; where they end, the draw is the first of all. */
export class Draws {
  private at = 0

  constructor(private readonly numbers: readonly number[]) {}

  upTo(most: number): number {
    const drawn = this.numbers[this.at++] ?? 0
    return most > 0 ? drawn % (most + 1) : 0
  }

  of<Item>(items: readonly Item[]): Item | undefined {
    return items[this.upTo(items.length - 1)]
  }

  /** Whether one of so many cases is drawn, which is not the first of all. */
  oneIn(cases: number): boolean {
    return this.upTo(cases - 1) === cases - 1
  }
}

const SCALARS: Readonly<Record<string, readonly string[]>> = {
  Int: ['1', '0', '2'],
  Float: ['1', '0.5'],
  Boolean: ['true', 'false'],
  Decimal: ['"1.00"', '"0"'],
  Date: ['"2026-03-05"', '"2026-01-01"'],
  DateTime: ['"2026-03-05T00:00:00+08:00"', '"2026-03-06T23:59:59+08:00"'],
  String: ['"1"', '"普通土"', '""'],
}

/** Value of an input as a document has it, of a few members of each object. */
export function literalOf(given: GraphQLInputType, draws: Draws, ids: readonly string[]): string {
  const type = getNullableType(given)
  if (isListType(type)) return `[${literalOf(type.ofType, draws, ids)}]`
  if (isEnumType(type)) return draws.of(type.getValues())?.name ?? ''
  if (!isInputObjectType(type))
    return type.name === 'ID' ? `"${draws.of(ids)}"` : (draws.of(SCALARS[type.name] ?? []) ?? '"1"')
  const members = Object.values(type.getFields()).filter(({ deprecationReason }) => !deprecationReason)
  const optional = members.filter(({ type: own }) => !isNonNullType(own))
  const chosen = optional.length > 0 ? [draws.of(optional), ...(draws.oneIn(3) ? [draws.of(optional)] : [])] : []
  const needed = members.filter(({ type: own, defaultValue }) => isNonNullType(own) && defaultValue === undefined)
  const taken = [...new Set([...needed, ...chosen])].flatMap((member) => member ?? [])
  return `{ ${taken.map((member) => `${member.name}: ${literalOf(member.type, draws, ids)}`).join(', ')} }`
}

/** Whether a field can be asked without this argument. */
export const isNeeded = ({ type, defaultValue }: GraphQLArgument): boolean =>
  isNonNullType(type) && defaultValue === undefined
