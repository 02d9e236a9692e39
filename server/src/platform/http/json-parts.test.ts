import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DomainError } from '../../kernel/errors.js'
import { parseInParts } from './json-parts.js'
import { JsonScan } from './json-scan.js'

const refuse = Symbol('refused')

/** Body that arrives in chunks of one length, parsed in parts of about another length. */
async function parsed(json: string, piece: number, chunk = piece): Promise<unknown> {
  const scan = new JsonScan(piece)
  const bytes = Buffer.from(json)
  let turns = 0
  const turn = async () => void turns++
  try {
    for (let at = 0; at < bytes.length; at += chunk) scan.add(bytes.subarray(at, at + chunk))
    const whole = scan.whole()
    const value = scan.root ? await parseInParts(whole, scan.root, JSON.parse, turn) : oracle(whole.toString())
    if (scan.root) expect(turns).toBeGreaterThan(0)
    return value
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DomainError) return refuse
    throw error
  }
}

function oracle(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch {
    return refuse
  }
}

const runs = { numRuns: 2000 }
/** Members that would change a prototype are refused by the parser. */
const isHarmless = (text: string) => !text.includes('__proto__')
const json = fc.json({ maxDepth: 6 }).filter(isHarmless)
const piece = fc.integer({ min: 1, max: 40 })
const chunk = fc.integer({ min: 1, max: 20 })
const spaced = json.map((text) => JSON.stringify(JSON.parse(text), null, 2))

it('gives what parsing it at once gives, members of one name and names that are numbers among them', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(json, spaced), piece, chunk, async (text, length, size) => {
      expect(await parsed(text, length, size)).toEqual(oracle(text))
    }),
    runs,
  ))

it.each([
  '{"a":1,"a":{"b":[1,2,3,4,5,6,7,8,9]},"a":2}',
  '{"b":1,"1":2,"a":3,"0":[1,2,3,4,5,6,7,8,9,10,11,12]}',
  '\uFEFF[1,2,3,4,5,6,7,8,9,10]',
  '\u00a0[1,2,3,4,5,6,7,8,9,10]',
  '[\u00a0[1,2,3,4,5,6,7,8,9,10]\u2028]',
  '[1,2,3,4,5][1,2,3,4,5]',
  '[[[[1,2,3,4,5],[6,7,8,9]],[]],{"长":"文字，{[","q":"\\"]}"}]',
  `[${' '.repeat(200)}]`,
  `{${' '.repeat(200)}}`,
  `"${'x'.repeat(200)}"`,
])('gives the same for %s', async (text) => {
  for (let length = 1; length < 40; length++) expect(await parsed(text, length)).toEqual(oracle(text))
})

it('refuses the faulty texts that a parser of whole texts refuses', () =>
  fc.assert(
    fc.asyncProperty(
      fc.oneof(json, spaced),
      piece,
      fc.nat(),
      fc.constantFrom('', ',', ':', '[', ']', '{', '}', '"', '\\', '1', ' ,', '[]', '{}', 'x'),
      fc.boolean(),
      async (text, length, place, sign, instead) => {
        const at = place % (text.length + 1)
        const broken = text.slice(0, at) + sign + text.slice(at + (instead ? 1 : 0))
        expect(await parsed(broken, length)).toEqual(oracle(broken))
      },
    ),
    runs,
  ))

it.each([
  ['fifty levels', '['.repeat(50) + ']'.repeat(50), undefined],
  ['fifty-one', '['.repeat(51) + ']'.repeat(51), '请求内容无法识别'],
  ['twenty thousand', '{"a":'.repeat(20_000), '请求内容无法识别'],
  ['a list of 20,000', `[${'1,'.repeat(19_999)}1]`, undefined],
  ['one of 20,001', `{"a":{"rows":[${'1,'.repeat(20_000)}1]}}`, 'a.rows一次最多20000条'],
  ['one of GraphQL', `{"variables":{"ids":[${'1,'.repeat(20_000)}`, 'ids一次最多20000条'],
  ['one in no member', `[${'1,'.repeat(20_000)}`, '请求内容一次最多20000条'],
  ['many lists', `[${`[${'1,'.repeat(19_998)}1],`.repeat(13)}`, '请求内容一次最多250000条'],
])('takes %s or not', (_, text, message) => {
  const scan = new JsonScan(1000)
  if (message) expect(() => scan.add(Buffer.from(text))).toThrow(message)
  else expect(() => scan.add(Buffer.from(text))).not.toThrow()
})

it.each([
  ['{"a":1,"query":"{ a }","b":2', '"{ a }"'],
  ['{"variables":{"query":"no"},"query" : "x,{" }', ' "x,{" '],
  ['{"query":1,"query":2,', '2'],
  ['{"qu\\u0065ry":1,', '1'],
  ['{"query":"unfinished', undefined],
  ['{"documentId":"a","query":"b",', '"a"'],
  ['[{"query":1}]', undefined],
])('tells the member that is sought in %s', (text, found) => {
  const scan = new JsonScan(1000, ['query', 'documentId'])
  scan.add(Buffer.from(text))
  expect(scan.found?.json).toBe(found)
})
