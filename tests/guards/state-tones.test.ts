import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, sourcesIn } from '@tufang/tests/imports'
import { buildSchema, GraphQLEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { stateTones } from '../../web/src/gql/stateTones'
import { type StateTone, toneIcons } from '../../web/src/ui/format/tones'

const STATES: readonly StateTone[] = ['running', 'waiting', 'approved', 'paid', 'rejected', 'void']
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const tables: Record<string, Record<string, string>> = stateTones

/** Whether a name is that of a state or an outcome. */
const isState = (name: string): boolean => /(Status|State|Outcome|Verdict|LogType)$/.test(name)
/** Told by words instead of a badge: whether a price would hold. */
const NO_BADGE = ['PriceVerdict']

const tokens = read('web/src/styles/tokens.css')
const [light = '', dark = ''] = tokens.split('.dark {')

function colour(sheet: string, name: string): string {
  const value = new RegExp(`--tf-state-${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1]
  if (!value) throw new Error(`no --tf-state-${name}`)
  return value
}

/** Relative luminance and contrast, as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

describe('the palette of states', () => {
  it('gives every value of every status a tone', () => {
    const enums = Object.values(buildSchema(read('schema.graphql')).getTypeMap()).filter(
      (type): type is GraphQLEnumType => type instanceof GraphQLEnumType && isState(type.name),
    )
    const wanted = enums.filter(({ name }) => !NO_BADGE.includes(name))
    expect(Object.keys(tables).sort()).toEqual(wanted.map(({ name }) => name).sort())
    for (const one of wanted) {
      const names = one.getValues().map(({ name }) => name)
      expect([one.name, Object.keys(tables[one.name] ?? {}).sort()]).toEqual([one.name, names.sort()])
    }
  })

  it('is the only one: no page decides by itself how a status looks', () => {
    const own = sourcesIn('web/src/features').filter((file) =>
      /Record<[^>]*Tone>|\btones\s*[:=]\s*\{[^}]*'(good|bad)'/.test(read(file)),
    )
    expect(own).toEqual([])
  })

  it.each([
    ['light', light],
    ['dark', dark],
  ])('is legible in %s, and no two of its tones look alike', (_, sheet) => {
    for (const tone of STATES) {
      expect([tone, contrast(colour(sheet, tone), colour(sheet, `${tone}-soft`)) >= 4.5]).toEqual([tone, true])
    }
    expect(new Set(STATES.map((tone) => colour(sheet, tone))).size).toBe(STATES.length)
    expect(new Set(STATES.map((tone) => colour(sheet, `${tone}-soft`))).size).toBe(STATES.length)
  })

  it('tells the tones apart by shape, too', () => {
    expect(new Set(Object.values(toneIcons)).size).toBe(Object.keys(toneIcons).length)
  })
})
