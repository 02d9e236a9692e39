import { describe, expect, it } from 'vitest'
import { texts } from '../texts'
import {
  chosenOf,
  inputOf,
  isMatched,
  leftOf,
  otherCode,
  type Row,
  reasonAgainstSaving,
  rowOf,
  withRead,
} from './uploads'

const file = (name: string, size = 10): File => ({ name, size }) as File
const row = (more: Partial<Row> = {}): Row => ({ ...rowOf('1', file('a.jpg'), {}), ...more })
const settlement = { id: 's1', settleNo: 'JS202611200001' }
const other = { id: 's2', settleNo: 'JS202611200002' }
const read = { settlementId: settlement.id, settleNo: settlement.settleNo, kind: 'RECEIPT' as const }

describe('files', () => {
  it('are refused one by one for their format, their size or being empty, and the others are taken', () => {
    const files = [file('a.jpg'), file('b.docx'), file('c.PDF', 6_000_000), file('d.png', 0)]
    const { taken, faults } = chosenOf(files, 0)
    expect(taken.map(({ name }) => name)).toEqual(['a.jpg'])
    expect(faults).toEqual([`b.docx：${texts.format}`, `c.PDF：${texts.size}`, `d.png：${texts.emptyFile}`])
  })

  it('are at most a hundred', () => {
    const files = Array.from({ length: 30 }, (_, at) => file(`${at}.jpg`))
    const { taken, faults } = chosenOf(files, 90)
    expect(taken).toHaveLength(10)
    expect(faults).toEqual([texts.tooMany(100, 20)])
  })
})

describe('a code', () => {
  it('gives the file its settlement and kind', () => {
    const found = withRead(row(), read)
    expect(found).toMatchObject({ state: 'READY', settlement, settleNo: settlement.settleNo, kind: 'RECEIPT' })
    expect(isMatched(found)).toBe(true)
    expect(otherCode(found)).toBeNull()
  })

  it('replaces no settlement or kind chosen by hand, and does not match where it differs', () => {
    const found = withRead(row({ settlement: other, settleNo: other.settleNo, kind: 'CONTRACT' }), read)
    expect(found).toMatchObject({ settlement: other, kind: 'CONTRACT' })
    expect(isMatched(found)).toBe(false)
    expect(otherCode(found)).toBe(settlement.settleNo)
  })

  it('leaves the settlement and the kind empty where it is missing', () => {
    expect(withRead(row(), null)).toMatchObject({ state: 'READY', settlement: null, kind: '' })
    expect(isMatched(withRead(row(), { settlementId: null, settleNo: null, kind: null }))).toBe(false)
  })
})

describe('saving', () => {
  const ready = row({ state: 'READY', url: 'https://x/1', kind: 'RECEIPT', settlement })

  it('is refused until every file has arrived and has a settlement and a kind', () => {
    expect(reasonAgainstSaving([])).toBe(texts.noFile)
    expect(reasonAgainstSaving([ready, row({ state: 'FAILED' })])).toBe(texts.someFailed)
    expect(reasonAgainstSaving([ready, row({ state: 'SENDING' })])).toBe(texts.stillComing)
    expect(reasonAgainstSaving([ready, row({ ...ready, kind: '' })])).toBe(texts.unfinished('1'))
    expect(reasonAgainstSaving([ready])).toBeNull()
  })

  it('keeps the files that the server refused, with the reasons', () => {
    const refused = { ...ready, key: '2', url: 'https://x/2' }
    const rows = [ready, refused]
    expect(inputOf(rows)[0]).toEqual({
      fileUrl: 'https://x/1',
      kind: 'RECEIPT',
      settlementId: 's1',
      fileName: 'a.jpg',
    })
    const answer = { settleNo: settlement.settleNo }
    const left = leftOf(rows, [
      { ...answer, fileUrl: 'https://x/1', ok: true, msg: null },
      { ...answer, fileUrl: 'https://x/2', ok: false, msg: '结算单已驳回' },
    ])
    expect(left.map(({ key, refusal }) => [key, refusal])).toEqual([['2', '结算单已驳回']])
  })
})
