import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@tufang/server/kernel/sql/sql'
import { parseDay } from '@tufang/server/kernel/values/clock'
import { units } from '@tufang/server/kernel/values/decimal'
import { readMoment } from '@tufang/server/kernel/values/moment'
import { dayKind, decimalKind, timeKind } from '@tufang/server/modules/import/index'
import { readCell } from '@tufang/server/modules/import/reading/cell'
import { numberIn } from '@tufang/server/platform/einvoice/amounts'
import { newCompany } from '@tufang/tests/company'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { root, sourcesIn } from '@tufang/tests/imports'
import { runsOf } from '@tufang/tests/property-runs'
import { rowOf } from '@tufang/tests/rows'
import { newKey, newTrip, report } from '@tufang/tests/track'
import { changeDocuments, waybillOf } from '@tufang/tests/waybill-change'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMoment as typedMoment } from '../../web/src/ui/form/dates/typed'
import { quantityError } from '../../web/src/ui/form/rules'
import { cleanQuantity } from '../../web/src/ui/format/typed'

/**
 * All ways in for one text. Programs send a bare number, and people may add a unit; apart from that, all of them must
 * read a text alike, or refuse it.
 */
const REFUSED = 'refused'
const UNCHANGED = '没有可修改的内容'

const company = await newCompany()
const admin = await company.as('管理员')
const waybill = await newWaybill(company, { weightUnit: 'TON', weightTons: '1.000' })
const { runs, timeout } = { runs: runsOf(12).settings.numRuns, timeout: runsOf(12).timeout }

type Outcome = string
const exact = (text: string): Outcome => Number(text).toFixed(3)
const keptNow = async () => exact((await waybillOf(admin, waybill)).weightTons)

/** Ways in for a quantity, with their readings; those for people come first. */
const peopleDoors: Record<string, (text: string) => Outcome> = {
  sheet: (text) => {
    const { value, fault } = readCell(text, decimalKind({ decimals: 3, around: units.measure }), false)
    return fault === null && value !== null ? exact(value) : REFUSED
  },
  form: (text) => (quantityError(text, 6) === null ? exact(cleanQuantity(text)) : REFUSED),
}

const programDoors: Record<string, (text: string) => Promise<Outcome>> = {
  graphql: async (text) => {
    const { version } = await waybillOf(admin, waybill)
    const variables = { id: waybill.id, version, input: { weightTons: text } }
    const { errors } = await admin.gql(changeDocuments.update, variables)
    return errors.length === 0 || errors[0]?.message === UNCHANGED ? keptNow() : REFUSED
  },
  rest: async (text) => {
    const body = { id: waybill.id, weightTons: text }
    const { code, msg } = (await admin.rest('PUT', '/chain/companywaybill', { body })).json<{
      code: number
      msg: string
    }>()
    return code === 0 || msg === UNCHANGED ? keptNow() : REFUSED
  },
}

/** Filters find the waybill by its number: they read a text as that number, or not at all. */
const filters: Record<string, (text: string) => Promise<number | null>> = {
  'filter of GraphQL': async (text) => {
    const query = 'query ($filter: WaybillFilter) { waybills(filter: $filter) { total } }'
    const { data, errors } = await admin.gql<{ waybills: { total: number } }>(query, {
      filter: { equal: { weightTons: text } },
    })
    return errors.length > 0 || !data ? null : data.waybills.total
  },
  'filter of REST': async (text) => {
    const answer = await admin.rest('GET', '/chain/companywaybill/page', { query: { weightTons: text } })
    return answer.statusCode === 400 ? null : answer.json<{ data: { total: number } }>().data.total
  },
}

const ODD = `2|2.5|02.50|3.0000|1,234|1,234.5|１，２３５．５|1 236|+7|.5|12.|12。5|6.1230|999999|1\u200b3
12,5|3，5|0,5|,5|1234,567|1.234,56|1,2,3|1,23,456|1.2.3|12 5|1e3|10²|①|0x10
-|.|-1|1.2345|NaN|１２e|\u202e5.21|٣|十二|12元|¥12|12%`
const odd = ODD.split(/[|\n]/)
const drawn = fc.sample(fc.stringMatching(/^[+-]?\d{1,4}[.,， ]?\d{0,4}[.,]?\d{0,3}$/), { numRuns: runs, seed: 36 })

describe('a decimal', () => {
  it.each([...new Set([...odd, ...drawn])])(
    '%j is the same at every door',
    async (text) => {
      const outcomes: Record<string, Outcome> = {}
      for (const [door, read] of Object.entries(peopleDoors)) outcomes[door] = read(text)
      for (const [door, read] of Object.entries(programDoors)) outcomes[door] = await read(text)
      const expected = outcomes.graphql ?? REFUSED
      expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((door) => [door, expected])))
      for (const [door, find] of Object.entries(filters)) {
        const found = await find(text)
        if (expected !== REFUSED) expect([door, found]).toEqual([door, 1])
        // A filter accepts any number, and refuses other texts like the rest.
        else if (found !== null) expect([door, found, numberIn(text) !== undefined]).toEqual([door, 0, true])
      }
      const printed = numberIn(text, 3)
      if (expected !== REFUSED && !/\s/.test(text)) expect(exact(printed ?? 'NaN')).toBe(expected)
    },
    timeout,
  )

  it.each(['12.5吨', '12.5 吨', '12.5方', '18㎥', '12.5T', '12.5元', '12.5斤', '￥12.5'])(
    '%j is the same where people write, and none where programs send',
    async (text) => {
      expect(peopleDoors.sheet?.(text)).toBe(peopleDoors.form?.(text))
      for (const [door, read] of Object.entries(programDoors)) expect([door, await read(text)]).toEqual([door, REFUSED])
      for (const [door, find] of Object.entries(filters)) expect([door, await find(text)]).toEqual([door, null])
    },
  )
})

describe('a moment', () => {
  const leftAt = async () =>
    String((await waybillOf(admin, waybill)).goDatetime)
      .slice(0, 19)
      .replace('T', ' ')
  /** Its other times would have to change too. */
  const ALONE = { inDatetime: null, completeDatetime: null }
  /** Moment in the form in which each way in takes it. */
  const doors: Record<string, (time: string) => Promise<Outcome>> = {
    sheet: async (time) => {
      const { value, fault } = readCell(time, timeKind, false)
      return fault === null && value !== null ? value : REFUSED
    },
    graphql: async (time) => {
      const { version } = await waybillOf(admin, waybill)
      const input = { goDatetime: `${time.replace(' ', 'T')}+08:00`, ...ALONE }
      const { errors } = await admin.gql(changeDocuments.update, { id: waybill.id, version, input })
      return errors.length === 0 || errors[0]?.message === UNCHANGED ? leftAt() : REFUSED
    },
    rest: async (time) => {
      const body = { id: waybill.id, goDatetime: time, ...ALONE }
      const answer = await admin.rest('PUT', '/chain/companywaybill', { body })
      const { code, msg } = answer.json<{ code: number; msg: string }>()
      return code === 0 || msg === UNCHANGED ? leftAt() : REFUSED
    },
    'filter of REST': async (time) => {
      const query = { goDatetimeStart: time, goDatetimeEnd: time }
      return (await admin.rest('GET', '/chain/companywaybill/page', { query })).statusCode === 400 ? REFUSED : time
    },
    'filter of GraphQL': async (time) => {
      const query = 'query ($filter: WaybillFilter) { waybills(filter: $filter) { total } }'
      const from = `${time.replace(' ', 'T')}+08:00`
      return (await admin.gql(query, { filter: { goDatetime: { from } } })).errors.length > 0 ? REFUSED : time
    },
    device: async (time) => {
      const { truck } = await newTrip(company)
      const key = await newKey(company, truck)
      await report(key, [{ gps: '113.9,22.5', createDatetime: time }])
      const { at } = await rowOf<{ at: string | null }>(
        sql`select max(to_char(at, 'YYYY-MM-DD HH24:MI:SS')) as at from track_point where company_id = ${company.id} and truck_id = ${truck.id}`,
      )
      return at ?? REFUSED
    },
  }

  it.each(['2026-01-31 08:00:00', '2026-01-30 23:59:59', '2024-02-29 00:00:01'])(
    '%s is taken as it is',
    async (time) => {
      for (const [door, read] of Object.entries(doors)) expect([door, await read(time)]).toEqual([door, time])
    },
  )

  it.each([
    ...[
      '2026-02-30 08:00:00',
      '2026-02-29 08:00:00',
      '2026-04-31 00:00:00',
      '2026-13-01 08:00:00',
      '2026-00-10 08:00:00',
    ],
    ...['2026-01-31 24:00:00', '2026-01-31 23:60:00', '2026-01-31 23:59:60'],
  ])('%s is at no time', async (time) => {
    for (const [door, read] of Object.entries(doors)) expect([door, await read(time)]).toEqual([door, REFUSED])
  })

  it('that a page and a sheet both read is the same', () => {
    const two = fc
      .integer({ min: 0, max: 61 })
      .map((part) => (part < 31 ? String(part) : String(part).padStart(2, '0')))
    const text = fc
      .tuple(
        fc.constantFrom('2025', '2026', '2028'),
        ...[fc.constantFrom('-', '/', '.', '年', '')],
        ...[two, two],
        fc.constantFrom(' ', 'T', '日', '号 ', '中午', ' 晚上', ''),
        ...[two, fc.constantFrom(':', '：', '点', ''), two],
      )
      .map(([year, sign, month, day, between, hour, mark, minute]) => {
        const second = sign === '年' ? '月' : sign
        return `${year}${sign}${month}${second}${day}${between}${hour}${mark}${minute}`
      })
    fc.assert(
      fc.property(text, (written) => {
        const [page, { value }] = [typedMoment(written), readMoment(written)]
        if (page !== undefined && value !== null) expect([written, page]).toEqual([written, value])
        if (/中午|晚上/.test(written)) expect([written, page]).toEqual([written, undefined])
      }),
      { numRuns: 2000, seed: 36 },
    )
  })

  it.each(['2026-02-30', '2026-02-29', '2026-04-31', '2026-13-01', '2026-01-32'])('%s is no day', async (day) => {
    expect(readCell(day, dayKind, false).fault).not.toBeNull()
    expect(parseDay(day)).toBeUndefined()
    for (const name of ['start', 'goDatetimeEnd', 'inDatetimeStart']) {
      const answer = await admin.rest('GET', '/chain/companywaybill/page', { query: { [name]: day } })
      expect([name, answer.statusCode]).toEqual([name, 400])
    }
    const payments = 'query ($filter: PaymentFilter) { payments(filter: $filter) { total } }'
    expect(await admin.code(payments, { filter: { paymentDateFrom: day } })).toBe('INVALID_INPUT')
  })
})

describe('no source', () => {
  /** Files that remove separators from texts other than numbers. */
  const WORDS = ['server/src/platform/ocr/fields/codes.ts', 'server/src/platform/ocr/licence-layout.ts']
  const READERS = ['server/src/kernel/values/decimal.ts', 'web/src/gql/decimal.generated.ts']
  const sources = ['server/src', 'web/src'].flatMap(sourcesIn)
  const holding = (pattern: RegExp) =>
    sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))

  it('takes separators of thousands out of a number but the reader', () => {
    const found = holding(/replace(?:All)?\(\s*\/\[[^\]\n]*[,，][^\]\n]*\]\+?\/\w*,\s*''\)/)
    expect(found.filter((file) => !WORDS.includes(file) && !READERS.includes(file))).toEqual([])
    expect(holding(/parseFloat\(/)).toEqual([])
  })
})
