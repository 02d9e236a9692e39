import { refuseInTransaction } from '../database/transaction.js'
import type { Found, PlacedField } from './decide.js'
import { emblemSideBy, emblemSideOn } from './emblem-layout.js'
import { licenceBy, licenceOn } from './licence-layout.js'
import { beforeEnd, OcrQueue, ocrLimits } from './limits.js'
import { looksAt } from './looks.js'
import type { Mark } from './marks.js'
import { type Ocr, OcrUnavailable, type Reading, type ReadRun } from './ocr.js'
import { type Contrast, clearOf, HARD, SOFT } from './picture/clear.js'
import { paintOverDense } from './picture/dense.js'
import type { Grey } from './picture/picture.js'
import { someWriting } from './picture/some-writing.js'
import { cutOf, type Place, placeIn, straightOf } from './picture/straight.js'
import { portraitSideBy, portraitSideOn } from './portrait-layout.js'
import { standing } from './standing.js'
import { TesseractWorker } from './tesseract-worker.js'

/** How a paper is looked at. */
interface Look {
  /** How wide, in points: wide enough for its characters to be read, and no wider, as that costs time. */
  width: number
  /** The longer side of the copy that tells which way up it lies, in points: its characters are just high enough to be known. */
  small: number
  /** Whether what is written closely on it is read, too. */
  dense: boolean
  contrast: Contrast
}

const LICENCE: Look = { width: 1350, small: 1100, dense: false, contrast: SOFT }
const CARD: Look = { width: 1500, small: 800, dense: true, contrast: HARD }
const PAGE: Look = { width: 2600, small: 1500, dense: true, contrast: HARD }

/** A paper that was read once, and what reads single lines of it again. */
interface Sight {
  lines: Mark[][]
  paper: Grey
  place: Place
  readLines(cuts: Buffer[]): Promise<Mark[][]>
}
type FieldsOn<Fields> = (sight: Sight) => Promise<Fields | undefined>

/** Finds where fields stand, looks at each of them again, and decides between the looks. */
const fieldsBy =
  <Name extends string, Field extends string>(
    on: (lines: readonly Mark[][]) => Found<Name> | undefined,
    by: (looks: readonly Found<Name>[]) => Partial<Record<Field, PlacedField>>,
  ): FieldsOn<Reading<Field>> =>
  async ({ lines, paper, place, readLines }) => {
    const found = on(lines)
    if (!found) return undefined
    const read = by([found, ...(await looksAt(found, paper, readLines))])
    const fields = Object.entries<PlacedField | undefined>(read).map(([name, field]) => {
      const { box, ...rest } = field ?? { text: '', sure: false }
      return [name, box ? { ...rest, cut: cutOf(box, paper, place) } : rest]
    })
    return Object.fromEntries(fields) as Reading<Field>
  }

/** Reads pictures here, with Tesseract in threads of its own that are started when the first picture comes. */
export class TesseractOcr implements Ocr {
  private readonly idle: TesseractWorker[] = []
  private readonly end = new AbortController()
  private readonly queue

  constructor(limitMs?: number) {
    this.queue = new OcrQueue(limitMs)
  }

  readLicence = (picture: Uint8Array) => this.read(picture, LICENCE, fieldsBy(licenceOn, licenceBy))
  readPortraitSide = (picture: Uint8Array) => this.read(picture, CARD, fieldsBy(portraitSideOn, portraitSideBy))
  readEmblemSide = (picture: Uint8Array) => this.read(picture, CARD, fieldsBy(emblemSideOn, emblemSideBy))
  readRuns = (picture: Uint8Array) => this.read<ReadRun[]>(picture, PAGE, async ({ lines }) => lines.flat().map(runOf))

  /** Starts a thread before anybody waits for it, and lets it read: whatever reads its first picture takes half as long again. */
  async warm(): Promise<void> {
    if (this.idle.length > 0) return
    const worker = await TesseractWorker.start()
    await this.by(worker, async () => this.lookedAt(await someWriting(), CARD, worker, async () => undefined))
  }

  async close(): Promise<void> {
    this.end.abort()
    await Promise.all(this.idle.splice(0).map((worker) => worker.stop()))
  }

  private async read<Fields>(picture: Uint8Array, look: Look, fieldsOn: FieldsOn<Fields>): Promise<Fields | undefined> {
    refuseInTransaction('reading a picture')
    if (this.end.signal.aborted) throw new OcrUnavailable('DOWN')
    return this.queue.execute(async (end) => {
      const worker = this.idle.pop() ?? (await this.started(end))
      return this.by(worker, () => beforeEnd(this.lookedAt(picture, look, worker, fieldsOn), end))
    }, this.end.signal)
  }

  private async lookedAt<Fields>(
    picture: Uint8Array,
    { width, small: side, dense, contrast }: Look,
    worker: TesseractWorker,
    fieldsOn: FieldsOn<Fields>,
  ): Promise<Fields | undefined> {
    const lying = await placeIn(picture)
    const place = lying && (await standing(picture, lying, { side, dense }, (small) => worker.read(small)))
    const straight = place && (await straightOf(picture, place, width))
    if (!straight) return undefined
    const paper = await clearOf(straight, contrast)
    if (!dense) await paintOverDense(paper, await clearOf(straight, HARD))
    const { lines } = await worker.read(paper)
    return fieldsOn({ lines, paper, place, readLines: (cuts) => worker.readLines(cuts) })
  }

  private async by<Result>(worker: TesseractWorker, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      await this.putBack(worker)
      return result
    } catch (error) {
      // A thread that failed is of no more use, and none can be told to give a picture up: it is stopped, and the next picture has a new one.
      await worker.stop()
      throw error
    }
  }

  /** One that is ready too late for this picture has the next one. */
  private async started(end: AbortSignal): Promise<TesseractWorker> {
    const starting = TesseractWorker.start()
    return beforeEnd(starting, end).catch(async (error: unknown) => {
      if (end.aborted) void starting.then((late) => this.putBack(late)).catch(() => undefined)
      throw error
    })
  }

  private async putBack(worker: TesseractWorker): Promise<void> {
    if (this.end.signal.aborted || this.idle.length >= ocrLimits.atOnce) await worker.stop()
    else this.idle.push(worker)
  }
}

const runOf = ({ text, left, top, right, bottom }: Mark): ReadRun => ({ text, left, top, right, bottom })
