import { refuseInTransaction } from '../database/transaction.js'
import { emblemSideIn } from './emblem-layout.js'
import { licenceIn } from './licence-layout.js'
import { beforeEnd, OcrQueue, ocrLimits } from './limits.js'
import type { Mark } from './marks.js'
import { type Ocr, OcrUnavailable, type ReadRun } from './ocr.js'
import { paintOverDense } from './picture/dense.js'
import { clearPicture, type Grey, pngOf } from './picture/picture.js'
import { someWriting } from './picture/some-writing.js'
import { portraitSideIn } from './portrait-layout.js'
import { TesseractWorker } from './tesseract-worker.js'

/** How a paper is looked at. */
interface Look {
  /** How wide, in points: wide enough for its characters to be read, and no wider, as that costs time. */
  width: number
  /** Whether what is written closely on it is read, too. */
  dense: boolean
}

const LICENCE: Look = { width: 1350, dense: false }
const CARD: Look = { width: 1500, dense: true }
const PAGE: Look = { width: 2600, dense: true }

/** Reads pictures here, with Tesseract in threads of its own that are started when the first picture comes. */
export class TesseractOcr implements Ocr {
  private readonly idle: TesseractWorker[] = []
  private readonly end = new AbortController()
  private readonly queue

  constructor(limitMs?: number) {
    this.queue = new OcrQueue(limitMs)
  }

  readLicence = (picture: Uint8Array) => this.read(picture, LICENCE, licenceIn)
  readPortraitSide = (picture: Uint8Array) => this.read(picture, CARD, portraitSideIn)
  readEmblemSide = (picture: Uint8Array) => this.read(picture, CARD, emblemSideIn)
  readRuns = (picture: Uint8Array) => this.read<ReadRun[]>(picture, PAGE, (lines) => lines.flat().map(runOf))

  /** Starts a thread before anybody waits for it, and lets it read: whatever reads its first picture takes half as long again. */
  async warm(): Promise<void> {
    if (this.idle.length > 0) return
    const [worker, clear] = await Promise.all([
      TesseractWorker.start(),
      someWriting().then((writing) => clearPicture(writing, CARD.width)),
    ])
    if (clear) await this.readBy(worker, clear, new AbortController().signal)
  }

  async close(): Promise<void> {
    this.end.abort()
    await Promise.all(this.idle.splice(0).map((worker) => worker.stop()))
  }

  private async read<Fields>(
    picture: Uint8Array,
    look: Look,
    fieldsIn: (lines: Mark[][]) => Fields | undefined,
  ): Promise<Fields | undefined> {
    refuseInTransaction('reading a picture')
    if (this.end.signal.aborted) throw new OcrUnavailable('DOWN')
    const lines = await this.queue.execute((signal) => this.linesOf(picture, look, signal), this.end.signal)
    return lines && fieldsIn(lines)
  }

  private async linesOf(picture: Uint8Array, { width, dense }: Look, end: AbortSignal): Promise<Mark[][] | undefined> {
    const clear = await clearPicture(picture, width)
    if (!clear) return undefined
    if (!dense) await paintOverDense(clear)
    return this.readBy(this.idle.pop() ?? (await this.started(end)), clear, end)
  }

  private async readBy(worker: TesseractWorker, picture: Grey, end: AbortSignal): Promise<Mark[][]> {
    try {
      const lines = await beforeEnd(worker.read(await pngOf(picture)), end)
      await this.putBack(worker)
      return lines
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
