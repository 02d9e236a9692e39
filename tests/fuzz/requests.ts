import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { takesFile } from '@tufang/server/rest/upload'
import { callOf, filledWith, leastOf, shapesOf } from '@tufang/tests/rest-shapes'
import { png } from '@tufang/tests/upload'
import fc from 'fast-check'
import { type GraphQLInputType, getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql'
import { documentOf, fieldOf, takesKey, wholeSelection } from '../guards/graphql-calls'
import { type GuardedField, guardedFields } from '../guards/graphql-fields'
import { jsonOf, Raw, type Twist, twist, twisted } from './values'
import type { Person, World } from './world'

export interface FuzzRequest {
  /** Name of the call, without its arguments. */
  name: string
  method: Route['method']
  url: string
  query: Record<string, string | string[]>
  headers: Record<string, string>
  body: string | Buffer | undefined
}

const FORMS = ['variables', 'literals', 'aliases', 'cut', 'directive'] as const

/** Draw for one request; its numbers choose among the present rows. */
export interface Choice {
  person: number
  target: number
  example: number
  form: number
  whole: boolean
  /** Company whose names the call uses: mostly its own. */
  foreign: boolean
  twists: Twist[]
}

const index = fc.noBias(fc.nat({ max: 1_000_000 }))
const sometimes = (parts: number) => fc.noBias(fc.nat({ max: parts - 1 })).map((drawn) => drawn === 0)

/** Every other request is right, so that verbs really run. */
export const choice: fc.Arbitrary<Choice> = fc.record({
  person: index,
  target: index,
  example: index,
  form: index,
  whole: sometimes(4),
  foreign: sometimes(8),
  twists: fc.noBias(fc.oneof(fc.constant<Twist[]>([]), fc.array(twist, { minLength: 1, maxLength: 3 }))),
})

type Target =
  | { name: string; field: GuardedField; route?: undefined }
  | { name: string; route: Route; field?: undefined }

/** Every field and call of the API. */
export const targets: readonly Target[] = [
  ...Object.entries(guardedFields).map(([name, field]) => ({ name, field })),
  ...routes.map((route) => ({ name: `${route.method} ${route.path}`, route })),
]

const one = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** Half of all requests are sent by the administrator of the first company. */
export const personOf = ({ people }: World, { person }: Choice): Person =>
  person % 2 === 0 ? one(people, 0) : one(people, person >> 1)

export function requestOf(world: World, choice: Choice): FuzzRequest {
  const target = one(targets, choice.target)
  const side = personOf(world, choice).side ?? 0
  return target.field ? graphqlRequest(world, side, target, choice) : restRequest(world, side, target.route, choice)
}

function graphqlRequest(
  world: World,
  side: 0 | 1,
  { name, field }: { name: string; field: GuardedField },
  choice: Choice,
): FuzzRequest {
  const other = side === 0 ? 1 : 0
  const examples = field.examples?.(world.namesOf(choice.foreign ? other : side)) ?? [{}]
  const example = one(examples, choice.example)
  const full = takesKey(name) ? { ...example, idempotencyKey: null } : example
  const variables = twisted(full, choice.twists, world.named(side)) as Record<string, unknown>
  const selection = choice.whole && field.selection ? wholeSelection(name) : field.selection
  const body = bodyOf(name, { ...field, selection }, variables, choice)
  return {
    name,
    ...{ method: 'POST', url: '/graphql', query: {}, headers: { 'content-type': 'application/json' } },
    body,
  }
}

function bodyOf(
  name: string,
  field: GuardedField,
  variables: Record<string, unknown>,
  { form, example }: Choice,
): string {
  const query = documentOf(name, field)
  // Three of four requests are as pages write them.
  const kind = form % 4 === 0 ? one(FORMS, form >> 2) : 'variables'
  if (kind === 'literals') return jsonOf({ query: literalDocument(name, field, variables) })
  if (kind === 'cut') return jsonOf({ query: query.slice(0, example % query.length), variables })
  if (kind === 'directive')
    return jsonOf({ query: query.replace(/\{/, `@include(if: ${example % 2 === 0}) {`), variables })
  return jsonOf({ query: kind === 'aliases' ? aliased(query, 2 + (example % 29)) : query, variables })
}

/** Repeats a field under other names. */
function aliased(query: string, times: number): string {
  const at = query.indexOf('{')
  const field = query.slice(at + 1, query.lastIndexOf('}'))
  return `${query.slice(0, at)}{ ${Array.from({ length: times }, (_, no) => `f${no}: ${field}`).join(' ')} }`
}

function literalDocument(name: string, { selection }: GuardedField, variables: Record<string, unknown>): string {
  const [kind = '', field = ''] = name.split('.')
  const passed = fieldOf(name).args.flatMap(({ name: own, type }) =>
    variables[own] === undefined ? [] : [`${own}: ${literal(variables[own], type)}`],
  )
  return `${kind.toLowerCase()} { ${field}${passed.length > 0 ? `(${passed.join(', ')})` : ''} ${selection} }`
}

function literal(value: unknown, given: GraphQLInputType): string {
  const type = getNullableType(given)
  if (value instanceof Raw) return value.text
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return `[${value.map((item) => literal(item, isListType(type) ? type.ofType : type)).join(', ')}]`
  if (typeof value === 'object') {
    const fields = isInputObjectType(type) ? type.getFields() : {}
    const members = Object.entries(value).map(
      ([name, member]) => `${name}: ${literal(member, fields[name]?.type ?? type)}`,
    )
    return `{${members.join(', ')}}`
  }
  return isEnumType(type) && typeof value === 'string' && /^\w+$/.test(value) ? value : JSON.stringify(value)
}

const FORM = 'tufang-fuzz-form'
const FILES = [
  png(),
  png(1000),
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('PK\u0003\u0004'),
  Buffer.alloc(0),
  Buffer.alloc(70_000, 7),
]

function restRequest(world: World, side: 0 | 1, route: Route, choice: Choice): FuzzRequest {
  const area = route.path.split('/').slice(0, 3).join('/')
  const filling = {
    leaf: (shape: Parameters<typeof leastOf>[0], name: string) =>
      shape.enum ??
      shape.const ??
      world.saidOf(side, name === 'id' ? `id of ${area}` : name, choice.example) ??
      leastOf(shape),
    has: (name: string) => (choice.form + name.length) % 3 === 0,
  }
  const values = Object.fromEntries(
    shapesOf(route).map(([at, shape]) => [
      at,
      filledWith(shape, ['none'], undefined, { ...filling, leaf: (own, name) => first(filling.leaf(own, name)) }),
    ]),
  )
  const { url, query, body } = callOf(route, twisted(values, choice.twists, world.named(side)) as object)
  const request = {
    name: `${route.method} ${route.path}`,
    method: route.method,
    url: url.slice(0, MOST_SIGNS),
    query: withinHead(query),
  }
  if (takesFile(route)) return { ...request, ...fileForm(choice) }
  if (body === undefined || route.method === 'GET') return { ...request, headers: {}, body: undefined }
  return { ...request, headers: { 'content-type': 'application/json' }, body: jsonOf(body) }
}

/** The head of a request may have 64 KB; a longer one is never read as a request. */
const MOST_SIGNS = 25_000

function withinHead(query: FuzzRequest['query']): FuzzRequest['query'] {
  let signs = 0
  const fitting = Object.entries(query).filter(([name, value]) => {
    signs += new URLSearchParams({ [name]: String(value).toWellFormed() }).toString().length + 1
    return signs <= MOST_SIGNS
  })
  return Object.fromEntries(fitting)
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

function fileForm({ example }: Choice): Pick<FuzzRequest, 'headers' | 'body'> {
  const name = one(['a.png', 'a.xlsx', '../a.pdf', '', '甲\u202e.png'], example)
  const head = `--${FORM}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${FORM}` },
    body: Buffer.concat([Buffer.from(head), one(FILES, example >> 3), Buffer.from(`\r\n--${FORM}--\r\n`)]),
  }
}
