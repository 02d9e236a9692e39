import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChartLegend, entriesOf } from './ChartLegend'
import { ChartMarks } from './ChartMarks'
import { ChartTable } from './ChartTable'
import { plotOf } from './plot'
import { scalesOf } from './scale'
import { type Chart, coloursOf } from './series'

const chart: Chart = {
  title: '机械成本',
  pointName: '机械',
  series: [
    { name: '装车数', unit: '车', kind: 'count', mark: 'bar' },
    { name: '台班时长', unit: '时', kind: 'quantity', mark: 'bar' },
    { name: '装车均费', unit: '元/车', kind: 'money', mark: 'line' },
  ],
  points: [
    { key: 'W1', label: 'W1', values: [40, 8, 12] },
    { key: 'W2', label: 'W2', values: [0, 4, null] },
    { key: 'W3', label: 'W3', values: [20, 6, 14] },
    { key: 'W4', label: 'W4', values: [10, null, 15] },
  ] as Chart['points'],
}
const before: Chart = {
  ...chart,
  compared: '一期',
  points: chart.points.map((point) => ({ ...point, compared: { label: point.label, values: point.values } })),
}

function drawn(of: Chart, shown: readonly number[], width = 600): string {
  const scales = scalesOf(of, shown)
  const plot = plotOf({
    width,
    count: of.points.length,
    bars: shown.filter((index) => of.series[index]?.mark === 'bar'),
    compares: of.compared !== undefined,
    stacked: of.stacked,
    rightAxis: scales.right !== null,
  })
  const { series, points } = of
  const colours = coloursOf(series)
  return renderToStaticMarkup(<ChartMarks {...{ series, points, shown, colours, scales, plot, width }} height={300} />)
}
const count = (markup: string, part: RegExp) => [...markup.matchAll(part)].length
const bars = (markup: string, colour: number) =>
  count(markup, new RegExp(`<path style="[^"]*fill:var\\(--tf-chart-${colour}\\)[^"]*" d="M [\\d.]+, \\d`, 'g'))
const lines = (markup: string, colour: number) => [
  ...markup.matchAll(new RegExp(`<path d="([^"]+)" style="fill:transparent;stroke:var\\(--tf-chart-${colour}\\)`, 'g')),
]

describe('what is drawn of figures', () => {
  it('is a bar for each that is not 0 and known, and a line that stops at a gap', () => {
    const markup = drawn(chart, [0, 1, 2])
    expect(bars(markup, 1)).toBe(3)
    expect(bars(markup, 3)).toBe(3)
    const [line] = lines(markup, 2)
    expect(line?.[1]?.match(/M/g)).toHaveLength(2)
  })

  it('has both units at the axes, and the names of the points below', () => {
    const markup = drawn(chart, [0, 1, 2])
    for (const text of ['>车<', '>元/车<', '>W1<', '>W4<', '>40<', '>16<']) expect(markup).toContain(text)
    expect(markup).not.toContain('>时<')
  })

  it('leaves out what is hidden, and measures by what is left', () => {
    const markup = drawn(chart, [1])
    expect([bars(markup, 1), bars(markup, 3), lines(markup, 2).length]).toEqual([0, 3, 0])
    expect(markup).toContain('>时<')
  })

  it('is twice as much in a comparison: lighter bars, dashed lines', () => {
    const markup = drawn(before, [0, 1, 2])
    expect(bars(markup, 1)).toBe(6)
    expect(count(markup, /fill-opacity:0\.25/g)).toBe(6)
    expect(lines(markup, 2)).toHaveLength(2)
    expect(markup).toContain('stroke-dasharray:6 4')
  })
})

describe('the legend', () => {
  const hidden = ['台班时长']
  const entries = entriesOf(before, scalesOf(before, [0, 2]), coloursOf(before.series), hidden)

  it('says of each series what it is counted in, which axis it is read by, and what is compared', () => {
    expect(entries.map(({ text }) => text)).toEqual([
      '装车数（车），左轴',
      '台班时长（时）',
      '装车均费（元/车），右轴',
      '对比：一期（浅色、虚线）',
    ])
    const all = entriesOf(chart, scalesOf(chart, [0, 1, 2]), coloursOf(chart.series), [])
    expect(all[1]?.text).toBe('台班时长（时），单独刻度')
    const alone = { ...chart, series: chart.series.slice(0, 1) }
    expect(entriesOf(alone, scalesOf(alone, [0]), ['--tf-chart-1'], [])[0]?.text).toBe('装车数（车）')
  })

  it('is buttons that tell whether their series is shown', () => {
    const markup = renderToStaticMarkup(<ChartLegend entries={entries} hidden={hidden} onToggle={() => undefined} />)
    expect(count(markup, /<button/g)).toBe(4)
    expect(count(markup, /aria-pressed="true"/g)).toBe(3)
  })
})

describe('a stack', () => {
  const stack: Chart = {
    title: '项目成本',
    pointName: '分期',
    stacked: true,
    series: ['运费', '消纳', '调整'].map((name) => ({ name, unit: '元', kind: 'money', mark: 'bar' })),
    points: [
      { key: 'a', label: '一期', values: [60, 30, -20] },
      { key: 'b', label: '二期', values: [40, null, 5] },
    ] as unknown as Chart['points'],
  }
  it('is as high as its parts together, and hangs as low as those below nothing', () => {
    const { left, bottom } = scalesOf(stack, [0, 1, 2])
    expect(left?.top).toBe(100)
    expect(bottom).toBe(-0.25)
    expect(scalesOf(stack, [1, 2]).left?.top).toBe(30)
  })

  it('stands in one column, each part where the one before it ends', () => {
    const markup = drawn(stack, [0, 1, 2])
    const rects = [...markup.matchAll(/fill:var\(--tf-chart-(\d)\)[^"]*" d="M ([\d.]+), ([\d.]+)/g)]
    expect(rects).toHaveLength(5)
    const lefts = new Set(rects.map(([, , x]) => Math.round(Number(x))))
    expect(lefts.size).toBe(2)
  })
})

describe('the table', () => {
  it('has every figure as it is written, and a dash where there is none', () => {
    const markup = renderToStaticMarkup(<ChartTable chart={chart} />)
    const cells = [...markup.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => text)
    expect(cells).toEqual(['40', '8.000', '12.00', '0', '4.000', '—', '20', '6.000', '14.00', '10', '—', '15.00'])
    expect(markup).not.toContain('<button')
  })

  it('leads on from what has something behind it', () => {
    const markup = renderToStaticMarkup(
      <ChartTable chart={chart} onPick={() => undefined} isOpen={({ key }) => key !== 'W1'} />,
    )
    expect(count(markup, /<button/g)).toBe(3)
  })
})

describe('the colours of charts', () => {
  const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = css.split('@media screen')
  const colourIn = (theme: string, name: string) => new RegExp(`--tf-${name}: (#[0-9a-f]{6})`).exec(theme)?.[1] ?? ''
  const brightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }

  it.each([
    ['light', light],
    ['dark', dark],
  ])('stand out from the ground, %s', (_, theme) => {
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      const ratio = contrast(colourIn(theme, `chart-${number}`), colourIn(theme, 'panel'))
      expect(ratio, `--tf-chart-${number}`).toBeGreaterThanOrEqual(3)
    }
  })

  it('differ within a chart, a line from the bars', () => {
    expect(coloursOf(chart.series)).toEqual(['--tf-chart-1', '--tf-chart-3', '--tf-chart-2'])
    expect(new Set(coloursOf([...chart.series, { mark: 'line' }])).size).toBe(4)
  })
})
