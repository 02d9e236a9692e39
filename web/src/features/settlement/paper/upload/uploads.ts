import type { PaperKind } from '../../../../gql/types.generated'
import { fileFault, MAX_FILES } from '../kinds'
import { texts } from '../texts'
import type { AddSettlementPapersMutation, ReadPaperQuery } from './upload.generated'

export interface Named {
  id: string
  settleNo: string
}

/** Facts that are known beforehand: the settlement and the kind of the papers. */
export interface Given {
  settlement?: Named
  kind?: PaperKind | null
}

export type Read = NonNullable<ReadPaperQuery['readPaper']>

/** File to become a paper. */
export interface Row {
  key: string
  file: File
  state: keyof typeof texts.states
  /** Sent share, from 0 to 1. */
  share: number
  /** Address of the uploaded file. */
  url: string | null
  /** Reason why it could not be uploaded. */
  fault: string | null
  kind: PaperKind | ''
  /** Typed number, and the settlement with that number. */
  settleNo: string
  settlement: Named | null
  /** Content of its code. */
  read: Read | null
  /** Reason why the search for a code failed. */
  unread: string | null
  /** Reason for the server's refusal. */
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

/** Files among these that can be added to the rows, and the reasons against the others. */
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

/** Row with the facts of its code; fields that a person has filled in stay. */
export function withRead(row: Row, read: Read | null): Row {
  const ready: Row = { ...row, state: 'READY', read }
  if (!read) return ready
  const { settlementId, settleNo, kind } = read
  const named =
    settlementId && settleNo && !row.settleNo ? { settlement: { id: settlementId, settleNo }, settleNo } : {}
  return { ...ready, ...named, kind: row.kind || kind || '' }
}

/** Whether its settlement is that of its code. */
export const isMatched = ({ read, settlement }: Row): boolean =>
  Boolean(read?.settlementId) && read?.settlementId === settlement?.id

/** Number in the code, if another settlement is chosen. */
export const otherCode = (row: Row): string | null =>
  row.read?.settleNo && row.settlement && !isMatched(row) ? row.read.settleNo : null

export interface ReadyRow extends Row {
  url: string
  kind: PaperKind
  settlement: Named
}
export const isComplete = (row: Row): row is ReadyRow =>
  row.url !== null && row.kind !== '' && row.settlement !== null && row.state === 'READY'

/** Reason why these rows cannot be saved now; null when they can. */
export function reasonAgainstSaving(rows: readonly Row[]): string | null {
  if (rows.length === 0) return texts.noFile
  if (rows.some(({ state }) => state === 'FAILED')) return texts.someFailed
  if (rows.some(({ state }) => state !== 'READY')) return texts.stillComing
  const open = rows.filter((row) => !isComplete(row)).length
  return open > 0 ? texts.unfinished(String(open)) : null
}

/** Rows in the form of the API. */
export const inputOf = (rows: readonly Row[]) =>
  rows.filter(isComplete).map(({ url, kind, settlement, file }) => ({
    fileUrl: url,
    kind,
    settlementId: settlement.id,
    fileName: file.name,
  }))

/** Refused rows, each with the reason. */
export function leftOf(rows: readonly Row[], answers: AddSettlementPapersMutation['addSettlementPapers']): Row[] {
  const byUrl = new Map(answers.map((answer) => [answer.fileUrl, answer]))
  return rows.flatMap((row) => {
    const answer = byUrl.get(row.url ?? '')
    if (answer?.ok) return []
    return [{ ...row, refusal: answer ? (answer.msg ?? texts.refused) : row.refusal }]
  })
}
