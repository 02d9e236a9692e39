import type { PaperKind } from '../../../../gql/types.generated'
import { fileFault, MAX_FILES } from '../files'
import { texts } from '../texts'
import type { AddSettlementPapersMutation, ReadPaperQuery } from './upload.generated'

export interface Named {
  id: string
  settleNo: string
}

/** What is known before a file is chosen: whose papers they are, and of which kind. */
export interface Given {
  settlement?: Named
  kind?: PaperKind | null
}

export type Read = NonNullable<ReadPaperQuery['readPaper']>

/** A file on its way to be a paper. */
export interface Row {
  key: string
  file: File
  state: keyof typeof texts.states
  /** How much of it has gone, from 0 to 1. */
  share: number
  /** Where it lies once it was uploaded. */
  url: string | null
  /** Why it could not be uploaded. */
  fault: string | null
  kind: PaperKind | ''
  /** The number as it is typed, and the settlement that it names. */
  settleNo: string
  settlement: Named | null
  /** What the code on it says. */
  read: Read | null
  /** Why nobody could look for a code. */
  unread: string | null
  /** Why the server did not take it. */
  refusal: string | null
}

export const rowOf = (key: string, file: File, { settlement, kind }: Given): Row => ({
  key,
  file,
  state: 'WAITING',
  share: 0,
  url: null,
  fault: null,
  kind: kind ?? '',
  settleNo: settlement?.settleNo ?? '',
  settlement: settlement ?? null,
  read: null,
  unread: null,
  refusal: null,
})

/** Which of these files can be uploaded beside those that are there, and why the others cannot. */
export function chosenOf(files: readonly File[], there: number): { taken: File[]; faults: string[] } {
  const good = files.filter((file) => fileFault(file) === null)
  const taken = good.slice(0, Math.max(MAX_FILES - there, 0))
  const left = good.length - taken.length
  const faults = files.flatMap((file) => {
    const why = fileFault(file)
    return why === null ? [] : [texts.fault(file.name, why)]
  })
  return { taken, faults: left > 0 ? [...faults, texts.tooMany(MAX_FILES, left)] : faults }
}

/** A row as its code fills it in: what somebody has said already stays. */
export function withRead(row: Row, read: Read | null): Row {
  const ready: Row = { ...row, state: 'READY', read }
  if (!read) return ready
  const { settlementId, settleNo, kind } = read
  const named =
    settlementId && settleNo && !row.settleNo ? { settlement: { id: settlementId, settleNo }, settleNo } : {}
  return { ...ready, ...named, kind: row.kind || kind || '' }
}

/** Whether its settlement is the one that its code names. */
export const isMatched = ({ read, settlement }: Row): boolean =>
  Boolean(read?.settlementId) && read?.settlementId === settlement?.id

/** The number that its code names where somebody has chosen another settlement. */
export const otherCode = (row: Row): string | null =>
  row.read?.settleNo && row.settlement && !isMatched(row) ? row.read.settleNo : null

export interface ReadyRow extends Row {
  url: string
  kind: PaperKind
  settlement: Named
}
export const isComplete = (row: Row): row is ReadyRow =>
  row.url !== null && row.kind !== '' && row.settlement !== null && row.state === 'READY'

/** Why these rows cannot be saved now; null when they can. */
export function reasonAgainstSaving(rows: readonly Row[]): string | null {
  if (rows.length === 0) return texts.noFile
  if (rows.some(({ state }) => state === 'FAILED')) return texts.someFailed
  if (rows.some(({ state }) => state !== 'READY')) return texts.stillComing
  const open = rows.filter((row) => !isComplete(row)).length
  return open > 0 ? texts.unfinished(String(open)) : null
}

/** As they are sent. */
export const inputOf = (rows: readonly Row[]) =>
  rows.filter(isComplete).map(({ url, kind, settlement, file }) => ({
    fileUrl: url,
    kind,
    settlementId: settlement.id,
    fileName: file.name,
  }))

/** What is left once the server has answered: the rows that it did not take, each with its reason. */
export function leftOf(rows: readonly Row[], answers: AddSettlementPapersMutation['addSettlementPapers']): Row[] {
  const byUrl = new Map(answers.map((answer) => [answer.fileUrl, answer]))
  return rows.flatMap((row) => {
    const answer = byUrl.get(row.url ?? '')
    if (answer?.ok) return []
    return [{ ...row, refusal: answer ? (answer.msg ?? texts.refused) : row.refusal }]
  })
}
