import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql'
import { defaultPage } from '../kernel/list/list.js'

/** Cost of a field of a row is 1; a computed field costs more, and so does one that is fetched for each row. */
export const FIELD = 1
const WORKED_OUT = 3
const EDGE = 10
/** Cost of each field of the operation itself: its statement, even one that finds nothing. */
const ROOT = 500

/** Rows that a list is taken to have that no argument cuts: one of the operation itself, and one within a record. */
const ROOT_ROWS = 100
const NESTED_ROWS = 10
/** Rows of a list whose arguments name some, where they are left out. */
const NAMED_ROWS = 1
/** Lists that grow with the waybills of their record, and those of chosen records with the most that may be chosen. */
const longLists: Readonly<Record<string, number>> = {
  'Card.ids': 500,
  'Receipt.ids': 500,
  'Role.projects': 1000,
  'WaybillTrack.points': 5000,
}

type Field = GraphQLField<unknown, unknown>

/** Place of a field in the schema. */
export interface Owned {
  field: Field
  owner: GraphQLObjectType
  /** Whether it is a field of the operation itself. */
  isRoot: boolean
}

/** Rows of a list that a field hands out, or of the lists within the object that it hands out. */
export interface ListSize {
  /** Whether the field is the list. */
  isList: boolean
  /** Rows where no argument tells. */
  assumed: number
  /** Paths of the arguments that tell the number of rows, the largest of which counts. */
  slices: readonly string[]
  /** Lists within the object that have so many. */
  sized: readonly string[]
}

/** Arguments that tell how many rows a field hands out. */
export interface Slices {
  by: 'page' | 'lists'
  /** Arguments, each with the members that are lists; none where the argument is one itself. */
  args: readonly { name: string; members: readonly string[] }[]
}

/** The arguments of a field that tell its number of rows: its page, or else the lists that it takes. */
export function slicesOf({ args }: Field): Slices | undefined {
  if (args.some(({ name }) => name === 'page')) return { by: 'page', args: [{ name: 'page', members: ['size'] }] }
  const lists = args.flatMap(({ name, type }) => {
    if (isListType(getNullableType(type))) return [{ name, members: [] }]
    const members = listMembers(type)
    return members.length > 0 ? [{ name, members }] : []
  })
  return lists.length > 0 ? { by: 'lists', args: lists } : undefined
}

function listMembers(type: GraphQLInputType): string[] {
  const named = getNamedType(type)
  const members = isInputObjectType(named) ? Object.values(named.getFields()) : []
  return members.flatMap((member) => (isListType(getNullableType(member.type)) ? [member.name] : []))
}

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type))

/** Whether a field hands out values, which have no fields. */
export function isLeaf({ type }: Pick<Field, 'type'>): boolean {
  const named = getNamedType(type)
  return !isObjectType(named) && !isAbstractType(named)
}

/** Cost of a field for each record that has it; its fields, or the items of a sized list of values, count besides. */
export function ownCost({ field, owner, isRoot }: Owned): number {
  const own = isRoot ? ROOT : 0
  const isEach = field.resolve !== undefined && !isRoot
  // The rows of a page are no edge, however they are handed over.
  if (!isLeaf(field)) return own + (isEach && field.name !== 'records' ? EDGE : FIELD)
  return own + (isSizedLeaf(field, owner) ? 0 : isEach ? WORKED_OUT : FIELD)
}

const isSizedLeaf = (field: Field, owner: GraphQLObjectType): boolean =>
  longOf(field, owner) !== undefined || (isList(field.type) && slicesOf(field) !== undefined)

const longOf = (field: Field, owner: GraphQLObjectType): number | undefined => longLists[`${owner.name}.${field.name}`]

/** Rows of a field that is a list, or of the lists within its object; undefined where it is neither. */
export function listSizeOf({ field, owner, isRoot }: Owned, schema: GraphQLSchema): ListSize | undefined {
  const long = longOf(field, owner)
  if (long !== undefined) return { ...uncut, assumed: long }
  const slices = slicesOf(field)
  if (!isList(field.type)) {
    const sized = slices ? listsWithin(field, schema) : []
    return slices && sized.length > 0 ? { isList: false, ...sizeBy(slices), sized } : undefined
  }
  if (slices) return { ...uncut, ...sizeBy(slices) }
  return isLeaf(field) ? undefined : { ...uncut, assumed: isRoot ? ROOT_ROWS : NESTED_ROWS }
}

const uncut = { isList: true, slices: [], sized: [] } as const

const sizeBy = ({ by, args }: Slices): Pick<ListSize, 'assumed' | 'slices'> => ({
  assumed: by === 'page' ? defaultPage.size : NAMED_ROWS,
  slices: args.flatMap(({ name, members }) => (members.length > 0 ? members.map((one) => `${name}.${one}`) : [name])),
})

/** Lists of objects within an object that no argument of their own cuts. */
function listsWithin({ type }: Field, schema: GraphQLSchema): string[] {
  const named = getNamedType(type)
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : []
  const lists = types.flatMap((owner) =>
    Object.values(owner.getFields()).flatMap((field) =>
      isList(field.type) && !isLeaf(field) && !slicesOf(field) && longOf(field, owner) === undefined
        ? [field.name]
        : [],
    ),
  )
  return [...new Set(lists)]
}
