import path from 'node:path'
import { knowOrigins } from '@tufang/server/kernel/values/addresses'
import { tablesChangedBy } from '@tufang/tests/content'
import { root, sourcesIn } from '@tufang/tests/imports'
import { type GraphQLInputType, getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { fieldOf } from './graphql-calls'
import { fields, wrongCaller } from './input-calls'

/** Members that hold addresses must say so in their tables, and no call accepts other texts for them. */
const looksSo = /(Url|^url|[pP]icture|avatar|attachments|[lL]ink|[aA]ddresses)$/
const KNOWN = 'https://pictures.example'
knowOrigins([KNOWN])

interface SomeField {
  label: string
  kind: string
  holds?: string
}
const isField = (value: unknown): value is SomeField =>
  typeof value === 'object' && value !== null && 'label' in value && 'kind' in value

const tables = sourcesIn('server/src/modules').filter((file) => file.endsWith('fields.ts'))
const modules = await Promise.all(tables.map((file) => import(path.join(root, file)) as Promise<object>))
const texts = modules
  .flatMap((module) => Object.values(module) as unknown[])
  .flatMap((table) => (typeof table === 'object' && table !== null ? Object.entries(table) : []))
  .flatMap(([name, field]) => (isField(field) && field.kind === 'text' ? [{ name, field }] : []))
const holding = new Set(texts.flatMap(({ name, field }) => (field.holds ? [name] : [])))

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//elsewhere.example/a.jpg',
  '/\\elsewhere.example/a.jpg',
  'https://elsewhere.example/a.jpg',
  'https://user:word@pictures.example/a.jpg',
]

/** Paths to the members of an argument that hold addresses; filters only compare with them. */
function pathsOf(type: GraphQLInputType, name: string, within: readonly string[] = []): string[][] {
  if (name === 'filter') return []
  const bare = getNullableType(type)
  if (isListType(bare)) return pathsOf(bare.ofType, name, [...within, '0'])
  const named = getNamedType(bare)
  if (!isInputObjectType(named)) return holding.has(name) ? [[...within]] : []
  return Object.values(named.getFields()).flatMap((field) => pathsOf(field.type, field.name, [...within, field.name]))
}

/** Value with another one put in one place. */
function withAt(value: unknown, [first, ...rest]: readonly string[], other: string): unknown {
  if (first === undefined) return other
  const member = (value ?? {}) as Record<string, unknown>
  const changed = withAt(member[first], rest, other)
  return Array.isArray(value)
    ? [changed, ...value.slice(1)]
    : first === '0'
      ? [changed]
      : { ...member, [first]: changed }
}

const doors = fields
  .filter(([name]) => name.startsWith('Mutation.'))
  .flatMap(([name, field]) =>
    fieldOf(name).args.flatMap((argument) =>
      pathsOf(argument.type, argument.name).map((at) => ({ name, field, argument: argument.name, at })),
    ),
  )
  .map((door) => [`${door.name} ${door.argument}.${door.at.join('.')}`, door] as const)

describe('a field that holds addresses', () => {
  it('says so in its table', () => {
    const unsaid = texts.filter(({ name, field }) => looksSo.test(name) && !field.holds).map(({ name }) => name)
    expect(unsaid).toEqual([])
    expect([...holding].sort()).toEqual(
      [
        ...['attachments', 'avatar', 'companyUrl', 'contractUrl', 'fileUrl', 'goPicture', 'idCardNegativeUrl'],
        ...['idCardPositiveUrl', 'inPicture', 'invoiceUrl', 'picture', 'pictureUrl'],
      ].sort(),
    )
    expect(doors.length).toBeGreaterThan(15)
  })
})

const { names, ask } = await wrongCaller()
/** Members that accept only files uploaded by the company. */
const ofOwnFiles = new Set([
  ...['avatar', 'contractUrl', 'fileUrl', 'companyUrl', 'idCardNegativeUrl', 'idCardPositiveUrl', 'pictureUrl'],
])

describe('a door that takes an address', () => {
  it.each(doors)('%s takes none that leads elsewhere or does something', async (_, { name, field, argument, at }) => {
    const [example = {}] = field.examples?.(names) ?? []
    const given = (example as Record<string, unknown>)[argument]
    /** Whether a call is refused for the address. */
    const isRefused = async (text: string) => {
      const { errors, data } = await ask(name, field, { ...example, [argument]: withAt(given, at, text) })
      const wrong = errors.flatMap(({ extensions }) => extensions.fieldErrors ?? []).map((one) => one.field)
      return wrong.some((one) => one.endsWith(at.at(-1) ?? argument)) || JSON.stringify(data).includes('"ok":false')
    }
    if (!ofOwnFiles.has(at.at(-1) ?? argument) || name.includes('Draft'))
      for (const text of ['/files/a.jpg', 'a.jpg', `${KNOWN}/a%20b.jpg?x=1`, `${KNOWN}/合同.jpg`])
        expect([text, await isRefused(text)]).toEqual([text, false])
    const changed = await tablesChangedBy(async () => {
      for (const text of hostile) expect([text, await isRefused(text)]).toEqual([text, true])
    })
    expect(changed.filter((table) => table !== 'idempotency_key')).toEqual([])
  })
})
