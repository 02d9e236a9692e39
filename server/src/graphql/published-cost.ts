import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  type GraphQLField,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql'
import { A_PAGE, COUNTED_ROWS, EACH_OTHER, EXAMINED, MOST_EXAMINED } from '../kernel/reads.js'
import { INTROSPECTION } from './cost.js'
import { isPage } from './examined.js'
import { FIELD, listSizeOf, type Owned, ownCost } from './field-cost.js'
import { type ReadsTold, readsTold } from './reads-told.js'
import { ALIAS, DIRECTIVE, REPEATED } from './written.js'

const texts = new GraphQLList(new GraphQLNonNull(GraphQLString))

/**
 * Cost of a field in the words of the cost draft of the GraphQL Foundation; values cost 1 as well here, where the draft
 * takes 0.
 */
const cost = new GraphQLDirective({
  name: 'cost',
  description: `该字段本身的费用，每条记录计一次；未写的为 ${FIELD}，__typename 亦然。其下级字段的费用 × 记录数另计。每个别名另加 ${ALIAS}，每个指令 ${DIRECTIVE}，同一处重复的字段或片段 ${REPEATED}；__schema 与 __type 为 ${INTROSPECTION}`,
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { weight: { type: new GraphQLNonNull(GraphQLString), description: '费用，十进制数' } },
})

const listSize = new GraphQLDirective({
  name: 'listSize',
  description:
    '列表的记录数。每页条数最多计 5000。写在对象字段上的，为其下 sizedFields 各列表的记录数，优先于这些列表自己的 assumedSize。值的列表每项另计 1',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    assumedSize: { type: GraphQLInt, description: '参数都没有给出时的记录数' },
    slicingArguments: {
      type: texts,
      description: '决定记录数的参数，a.b 为参数 a 的成员 b：整数即记录数，列表以其项数计；给出多个的取最大',
    },
    sizedFields: { type: texts, description: '所约束的下级列表；不填则为该字段自己' },
    requireOneSlicingArgument: { type: GraphQLBoolean, defaultValue: true, description: '是否须给出且只给出一个' },
  },
})

const reads = new GraphQLDirective({
  name: 'reads',
  description: `为得出该字段，每条记录所查看而不返回的行数。n 条记录另计 min(${MOST_EXAMINED}, ${EXAMINED} × 行数 × n)；${EXAMINED} × 行数达 ${MOST_EXAMINED} 的，n 超过 ${A_PAGE} 时每条再加 ${EACH_OTHER}。写在 total、summary 上的并入其所在的页`,
  locations: [DirectiveLocation.FIELD_DEFINITION],
  isRepeatable: true,
  args: {
    rows: { type: new GraphQLNonNull(GraphQLInt), description: '行数' },
    each: { type: GraphQLString, description: '该列表参数的每一项各计这些行' },
    atMost: { type: GraphQLBoolean, defaultValue: false, description: '依参数与所选字段可以更少' },
  },
})

export const costDirectives = [cost, listSize, reads]

/** Text of a schema, in which each field says how its cost differs from the usual one. */
export function printWithCosts(schema: GraphQLSchema): string {
  const text = printSchema(lexicographicSortSchema(schema))
  const places: { at: number; says: string }[] = []
  for (const node of parse(text).definitions) {
    const owner = node.kind === Kind.OBJECT_TYPE_DEFINITION ? schema.getType(node.name.value) : undefined
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !isObjectType(owner)) continue
    for (const { name, type } of node.fields ?? []) {
      const field = owner.getFields()[name.value]
      if (field && type.loc) places.push({ at: type.loc.end, says: costsOf(schema, owner, field) })
    }
  }
  const pieces = places.map(({ at, says }, nth) => text.slice(places[nth - 1]?.at ?? 0, at) + says)
  return `${pieces.join('')}${text.slice(places.at(-1)?.at ?? 0)}\n`
}

function costsOf(schema: GraphQLSchema, owner: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const isRoot = owner === schema.getQueryType() || owner === schema.getMutationType()
  const owned = { field, owner, isRoot }
  return [...weightOf(owned), ...sizeOf(owned, schema), ...lookedOf(owned)].map((one) => ` @${one}`).join('')
}

function weightOf(owned: Owned): string[] {
  const own = ownCost(owned)
  return own === FIELD ? [] : [`cost(weight: "${own}")`]
}

function sizeOf(owned: Owned, schema: GraphQLSchema): string[] {
  const size = listSizeOf(owned, schema)
  if (!size) return []
  const sliced = `, slicingArguments: ${JSON.stringify(size.slices)}`
  const sized = size.sized.length > 0 ? `, sizedFields: ${JSON.stringify(size.sized)}` : ''
  const more = size.slices.length > 0 ? `${sliced}${sized}, requireOneSlicingArgument: false` : ''
  return [`listSize(assumedSize: ${size.assumed}${more})`]
}

function lookedOf({ field, owner }: Owned): string[] {
  const isCounted = isPage(owner) && (field.name === 'total' || field.name === 'summary')
  const told: ReadsTold[] = isCounted ? [{ rows: COUNTED_ROWS }] : readsTold(field)
  return told.map(
    ({ rows, each, atMost }) =>
      `reads(rows: ${rows}${each ? `, each: "${each}"` : ''}${atMost ? ', atMost: true' : ''})`,
  )
}
