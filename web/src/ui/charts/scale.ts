import type { Chart, Series, Values } from './series'

export type Side = 'left' | 'right' | 'own'

export interface Axis {
  unit: string
  /** Where it ends. */
  top: number
  /** Whether its figures go below 0. */
  signed: boolean
}

export interface Scales {
  left: Axis | null
  right: Axis | null
  /** How high each series goes, by its place. */
  tops: readonly number[]
  /** Which axis each series is read by. */
  sides: readonly Side[]
  /** How far all go below 0, as a share of how high they go: in quarters, so that the ticks of both axes meet. */
  bottom: number
  shares: readonly number[]
}

const NOTHING = 4
/** What is a whole number but for the way that computers count. */
const NEARLY = 1e-9

/** The next round number above that four ticks divide evenly; whole numbers have whole ticks. */
function ceiling(values: readonly number[], whole: boolean): number {
  const most = values.reduce((high, value) => Math.max(high, Math.abs(value)), 0)
  const quarter = (whole ? Math.max(most, NOTHING) : most || NOTHING) / 4
  const power = 10 ** Math.floor(Math.log10(quarter))
  const step = (whole ? Math.max(power, 2) : power) / 2
  return Math.ceil(quarter / step - NEARLY) * step * 4
}

/** Series that are drawn alike and counted alike are drawn to one scale. */
const groupOf = ({ mark, unit }: Series) => `${mark} ${unit}`

/**
 * What the series that are shown are measured by: the first bars' unit at the left, the first line's at the right (without bars
 * the first line's at the left, and another unit at the right). Whatever is neither has a scale of its own.
 */
export function scalesOf(
  { series, points, stacked }: Pick<Chart, 'series' | 'points' | 'stacked'>,
  shown: readonly number[],
): Scales {
  const drawn = shown.flatMap((index) => {
    const one = series[index]
    return one ? [{ index, one, group: groupOf(one) }] : []
  })
  const figures = (index: number): number[] => {
    const at = (values: Values | undefined) => (values?.[index] == null ? [] : [Number(values[index])])
    return points.flatMap(({ values, compared }) => [...at(values), ...at(compared?.values)])
  }
  /** How far bars of a group go that stand on each other. */
  const stacks = (group: string): number[] => {
    const bars = drawn.filter((one) => one.group === group).map(({ index }) => index)
    return points.flatMap(({ values }) => {
      const own = bars.map((index) => Number(values[index] ?? 0))
      return [own.filter((value) => value > 0), own.filter((value) => value < 0)].map((some) =>
        some.reduce((sum, value) => sum + value, 0),
      )
    })
  }
  const isStack = (one: Series) => stacked === true && one.mark === 'bar'
  const groups = new Map<string, Axis>()
  for (const { one, group } of drawn) {
    if (groups.has(group)) continue
    const values = isStack(one)
      ? stacks(group)
      : drawn.filter((other) => other.group === group).flatMap(({ index }) => figures(index))
    const signed = values.some((value) => value < 0)
    groups.set(group, { unit: one.unit, top: ceiling(values, one.kind === 'count'), signed })
  }
  const first = drawn.find(({ one }) => one.mark === 'bar') ?? drawn[0]
  const second = drawn.find(({ one, group }) => one.mark === 'line' && group !== first?.group)
  const sideOf = (one: Series): Side => {
    const group = groupOf(one)
    return group === first?.group ? 'left' : group === second?.group ? 'right' : 'own'
  }
  const lows = drawn.flatMap(({ index, one, group }) =>
    (isStack(one) ? stacks(group) : figures(index)).map((value) => value / (groups.get(group)?.top ?? 1)),
  )
  const bottom = Math.floor(lows.reduce((low, share) => Math.min(low, share), 0) * 4) / 4
  return {
    left: (first && groups.get(first.group)) ?? null,
    right: (second && groups.get(second.group)) ?? null,
    tops: series.map((one) => groups.get(groupOf(one))?.top ?? 1),
    sides: series.map(sideOf),
    bottom,
    shares: Array.from({ length: (1 - bottom) * 4 + 1 }, (_, index) => bottom + index / 4),
  }
}

/** Height of a figure, as a share of how high its axis goes; null where it is not known. */
export function heightIn({ tops }: Pick<Scales, 'tops'>, values: Values | undefined, index: number): number | null {
  const value = values?.[index]
  return value == null ? null : Number(value) / (tops[index] ?? 1)
}

const MANY = 100_000
const plain = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 3 })
const short = new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumFractionDigits: 2 })

/** A tick of an axis; what lies below 0 is told on axes that go there. */
export function tickText({ top, signed }: Axis, share: number): string {
  if (share < 0 && !signed) return ''
  return (top < MANY ? plain : short).format(share * top)
}

/** How wide a label may be before it is cut, and how wide it stays, in characters. */
const [LONGEST_LABEL, SHORTEST_LABEL] = [10, 6]
const CHARACTER = 12
/** Latin letters and digits are little more than half as wide; whole pixels, so that sums of them are exact. */
const LATIN = 7
const BETWEEN = 10

const YEAR_OF_DAY = /^\d{4}-(?=\d\d-\d\d)/
/** Days without their year, as long as it is one. */
function shortened(labels: readonly string[]): readonly string[] {
  const years = new Set(labels.map((label) => YEAR_OF_DAY.exec(label)?.[0]))
  return years.size > 1 ? labels : labels.map((label) => label.replace(YEAR_OF_DAY, ''))
}
const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 128 ? LATIN : CHARACTER), 0)

function cut(label: string, width: number): string {
  if (widthOf(label) <= width) return label
  const signs = [...label]
  while (signs.length > 1 && widthOf(`${signs.join('')}…`) > width) signs.pop()
  return `${signs.join('')}…`
}

/**
 * What stands below an axis that is so many pixels long: every so many points one is labelled, so that labels stand apart, and long
 * names end in an ellipsis.
 */
export function labelsOf(labels: readonly string[], length: number): (string | null)[] {
  const texts = shortened(labels)
  const longest = texts.reduce((most, text) => Math.max(most, widthOf(text)), CHARACTER)
  const width = Math.min(longest, LONGEST_LABEL * CHARACTER)
  // Few names share the whole length; each may then be cut to its part of it. Days are never cut.
  const part = length / Math.max(labels.length, 1) - BETWEEN
  const room = Math.min(width, Math.max(part, CHARACTER * SHORTEST_LABEL))
  const every = Math.max(1, Math.ceil((labels.length * (room + BETWEEN)) / Math.max(length, 1)))
  return texts.map((text, index) => (index % every ? null : cut(text, room)))
}

/** How far a label around a place moves, in pixels, so that it ends before a drawing so many pixels wide does. */
export const shiftInside = (label: string, middle: number, width: number): number =>
  Math.min(0, width - middle - widthOf(label) / 2)
