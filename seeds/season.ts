import { DAY, dayText, weekday } from './calendar.ts'

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
const festivals = new Map<number, number>()

/** The first day of the lunar year that begins in this year. */
function springFestival(year: number): number {
  const known = festivals.get(year)
  if (known !== undefined) return known
  const first = Date.UTC(year, 0, 20) / DAY
  for (let day = first; day < first + 33; day++) {
    if (lunar.format(new Date(day * DAY)) !== '1/1') continue
    festivals.set(year, day)
    return day
  }
  throw new Error(`no Spring Festival found in ${year}`)
}

/** Share of a full working day by month: the rains from April to September hold the pits back. */
const MONTHS = [0.9, 0.75, 1, 0.85, 0.62, 0.5, 0.55, 0.56, 0.72, 1.05, 1.15, 1.12]
/** Chance of a day so wet that hardly a truck moves. */
const WET = [0.04, 0.06, 0.1, 0.14, 0.2, 0.24, 0.2, 0.22, 0.16, 0.06, 0.03, 0.03]

/** The weather is the same everywhere, so it depends on the day alone. */
const weather = (day: number): number =>
  ((Math.imul(day, 0x9e3779b1) ^ (Math.imul(day, 0x85ebca6b) >>> 13)) >>> 0) / 4294967296

/** Sites empty from ten days before the Spring Festival and fill again until the lanterns. */
function festival(day: number, year: number): number {
  const from = day - springFestival(year)
  if (from >= -3 && from <= 9) return 0
  if (from >= -10 && from < -3) return (-3 - from) / 10
  return from > 9 && from <= 18 ? (from - 8) / 12 : 1
}

/** Activity of the sites on a day: 0 for no work, 1 for an ordinary dry working day. */
export function activity(day: number): number {
  const [year = 0, month = 1, date = 1] = dayText(day).split('-').map(Number)
  const holiday = month === 10 && date <= 3 ? 0.3 : month === 5 && date === 1 ? 0.4 : 1
  const sunday = weekday(day) === 0 ? 0.8 : 1
  const rain = weather(day) < (WET[month - 1] ?? 0) ? 0.08 : 1
  return (MONTHS[month - 1] ?? 1) * festival(day, year) * holiday * sunday * rain
}

/** No noise at night around the university entrance examination. */
export function nightWork(day: number): boolean {
  const text = dayText(day).slice(5)
  return text < '06-05' || text > '06-09'
}
