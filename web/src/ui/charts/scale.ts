import type { Chart, Series, Values } from './series'

export type Side = 'left' | 'right' | 'own'

export interface Axis {
  unit: string
  /** Top of the scale. */
  top: number
  /** Whether it has negative values. */
  signed: boolean
}

export interface Scales {
  left: Axis | null
  right: Axis | null
  /** Largest value of each series, by its place. */
  tops: readonly number[]
  /** Axis of each series. */
  sides: readonly Side[]
  /** Depth of all scales below 0 as a share of their height: in quarters, so that the ticks of both axes meet. */
  bottom: number
  shares: readonly number[]
}

const NOTHING = 4
/** Difference within which a number counts as whole, because of binary floating point. */
const NEARLY = 1e-9

/** Next higher round number that four ticks divide evenly; whole numbers have whole ticks. */
function ceiling(values: readonly number[], whole: boolean): number {
  const most = values.reduce((high, value) => Math.max(high, Math.abs(value)), 0)
  const quarter = (whole ? Math.max(most, NOTHING) : most || NOTHING) / 4
  const power = 10 ** Math.floor(Math.log10(quarter))
  const step = (whole ? Math.max(power, 2) : power) / 2
  return Math.ceil(quarter / step - NEARLY) * step * 4
}

/** Group of series of one look and unit, which share a scale. */
const groupOf = ({ mark, unit }: Series) => `${mark} ${unit}`

/**
 * Scales of the visible series: the unit of the first bars at the left, that of the first line at the right (without
 * bars the first line's at the left, and another unit at the right). Any further unit has a scale of its own without an
 * axis.
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
  /** Heights of a group's stacked bars. */
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

/** Height of a value as a share of its axis's height; null for an unknown value. */
export function heightIn({ tops }: Pick<Scales, 'tops'>, values: Values | undefined, index: number): number | null {
  const value = values?.[index]
  return value == null ? null : Number(value) / (tops[index] ?? 1)
}

const MANY = 100_000
const plain = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 3 })
const short = new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumFractionDigits: 2 })

/** Text of a tick; negative ticks have texts only on an axis with negative values. */
export function tickText({ top, signed }: Axis, share: number): string {
  if (share < 0 && !signed) return ''
  return (top < MANY ? plain : short).format(share * top)
}

/** Most characters of a label, and characters that are kept when it is cut. */
const [LONGEST_LABEL, SHORTEST_LABEL] = [10, 6]
const CHARACTER = 12
/** Width of Latin letters and digits, little more than half of the others', in whole pixels, so that sums are exact. */
const LATIN = 7
const BETWEEN = 10

const YEAR_OF_DAY = /^\d{4}-(?=\d\d-\d\d)/
/** Days without the year if all are in one year. */
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
 * Labels below an axis of a length in pixels: one for every few points, so that they do not touch; long names end in an
 * ellipsis.
 */
export function labelsOf(labels: readonly string[], length: number): (string | null)[] {
  const texts = shortened(labels)
  const longest = texts.reduce((most, text) => Math.max(most, widthOf(text)), CHARACTER)
  const width = Math.min(longest, LONGEST_LABEL * CHARACTER)
  // Few names share the whole length, each cut to its part of it. Days are never cut.
  const part = length / Math.max(labels.length, 1) - BETWEEN
  const room = Math.min(width, Math.max(part, CHARACTER * SHORTEST_LABEL))
  const every = Math.max(1, Math.ceil((labels.length * (room + BETWEEN)) / Math.max(length, 1)))
  return texts.map((text, index) => (index % every ? null : cut(text, room)))
}

/** Shift of a label in pixels that keeps it inside of the drawing. */
export const shiftInside = (label: string, middle: number, width: number): number =>
  Math.min(0, width - middle - widthOf(label) / 2)
