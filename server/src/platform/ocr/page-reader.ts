import { EventEmitter, once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { type Mark, marksOf } from './marks.js'
import { type Grey, pngOf } from './picture/picture.js'

const require = createRequire(import.meta.url)
/** Data of the language, from its package: nothing is downloaded. */
const DATA = join(dirname(require.resolve('@tesseract.js-data/chi_sim/package.json')), '4.0.0_best_int')

const PARAMETERS = {
  tessedit_pageseg_mode: PSM.AUTO,
  // No paper has white letters on black, so that badly read ones are not tried inverted.
  tessedit_do_invert: '0',
  user_defined_dpi: '300',
  // Messages about a picture only help the makers of the reader.
  debug_file: '/dev/null',
}

/** Thread that reads one picture at a time. After any error it must be replaced. */
export class PageReader {
  private constructor(
    private readonly worker: Worker,
    /** Rejects when the thread is gone. */
    private readonly gone: Promise<never>,
  ) {}

  static async start(): Promise<PageReader> {
    const failures = new EventEmitter()
    const gone = once(failures, 'gone').then(([reason]) => {
      throw new Error('the thread that reads pictures is gone', { cause: reason })
    })
    // Waiting callers notice it by the race below; without any, the rejection would be unhandled.
    gone.catch(() => undefined)
    const options = { langPath: DATA, cacheMethod: 'none', gzip: true }
    const starting = createWorker('chi_sim', OEM.LSTM_ONLY, {
      ...options,
      errorHandler: (reason) => failures.emit('gone', reason),
    })
    const worker = await Promise.race([starting, gone])
    threadOf(worker)
      .on('error', (reason) => failures.emit('gone', reason))
      .on('exit', (code) => failures.emit('gone', `exit ${code}`))
    await Promise.race([worker.setParameters(PARAMETERS), gone])
    return new PageReader(worker, gone)
  }

  /** Lines of a whole page. */
  async read(picture: Grey): Promise<Mark[][]> {
    const recognised = this.worker.recognize(await pngOf(picture), { rotateAuto: true }, { text: false, blocks: true })
    return marksOf((await Promise.race([recognised, this.gone])).data)
  }

  /** Lines in pictures of one line each. */
  async readLines(pictures: readonly Buffer[]): Promise<Mark[][]> {
    await this.shows(PSM.SINGLE_LINE)
    const read: Mark[][] = []
    for (const picture of pictures) {
      const recognised = this.worker.recognize(picture, {}, { text: false, blocks: true })
      read.push(marksOf((await Promise.race([recognised, this.gone])).data).flat())
    }
    await this.shows(PSM.AUTO)
    return read
  }

  private async shows(what: PSM): Promise<void> {
    await Promise.race([this.worker.setParameters({ tessedit_pageseg_mode: what }), this.gone])
  }

  async stop(): Promise<void> {
    await this.worker.terminate()
  }
}

/**
 * Thread of a worker; the package's types lack it, and without a listener an error of the thread would end the program.
 */
function threadOf(worker: Worker): EventEmitter {
  if ('worker' in worker && worker.worker instanceof EventEmitter) return worker.worker
  throw new Error('this tesseract.js does not show its thread')
}
