/** Snapshot of the database: transactions below `xmin` are in it, and those below `xmax` that are not in progress. */
export interface Snapshot {
  xmin: bigint
  xmax: bigint
  open: ReadonlySet<bigint>
}

/** Place in the changes: a snapshot as PostgreSQL writes it, and the second at which it was taken. */
export interface Place {
  snapshot: string
  takenAt: number
}

/** Seconds for which changes are kept. */
export const KEPT_SECONDS = 3600
/** Longest place that is read: a snapshot names at most the transactions of some hundred connections. */
export const LONGEST_PLACE = 8000
const FORM = /^(\d{1,12})-((\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?))$/
const LARGEST = 2n ** 63n

export const placeText = ({ snapshot, takenAt }: Place): string => `${takenAt}-${snapshot}`

/** Place behind an event's id; undefined for a text that PostgreSQL would not read as a snapshot. */
export function placeOf(text: string): Place | undefined {
  const [, takenAt, snapshot] = (text.length <= LONGEST_PLACE && FORM.exec(text)) || []
  if (takenAt === undefined || snapshot === undefined) return undefined
  const { xmin, xmax, open } = snapshotOf(snapshot)
  const inOrder = [...open].every((tx, at, all) => tx >= xmin && tx < xmax && (at === 0 || tx > (all[at - 1] ?? 0n)))
  const isRead = xmin > 0n && xmin <= xmax && xmax < LARGEST && inOrder
  return isRead ? { snapshot, takenAt: Number(takenAt) } : undefined
}

export function snapshotOf(text: string): Snapshot {
  const [xmin = '', xmax = '', open = ''] = text.split(':')
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), open: new Set(open.split(',').filter(Boolean).map(BigInt)) }
}

/** Whether what a transaction wrote had been committed when the snapshot was taken. */
export const isWithin = ({ xmin, xmax, open }: Snapshot, tx: bigint): boolean =>
  tx < xmin || (tx < xmax && !open.has(tx))

/** Whether a place lies before another one of the same database: of two snapshots one always contains the other. */
export function isEarlier(one: Place, other: Place): boolean {
  if (one.snapshot === other.snapshot) return false
  const [first, second] = [snapshotOf(one.snapshot), snapshotOf(other.snapshot)]
  return first.xmax === second.xmax ? first.open.size > second.open.size : first.xmax < second.xmax
}
