import { EventEmitter, once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { type Mark, marksOf } from './marks.js'
import { type Grey, pngOf } from './picture/picture.js'

const require = createRequire(import.meta.url)
/** The package of the language brings its data along: nothing is fetched. */
const DATA = join(dirname(require.resolve('@tesseract.js-data/chi_sim/package.json')), '4.0.0_best_int')

const PARAMETERS = {
  tessedit_pageseg_mode: PSM.AUTO,
  // No paper has white letters on black: what is read badly is not tried again inside out.
  tessedit_do_invert: '0',
  user_defined_dpi: '300',
  // What it has to say of a picture is for its makers.
  debug_file: '/dev/null',
}

/** A thread that reads one picture at a time. Once anything went wrong it is to be stopped, and another one started. */
export class PageReader {
  private constructor(
    private readonly worker: Worker,
    /** Settles, with an error, when the thread is gone. */
    private readonly gone: Promise<never>,
  ) {}

  static async start(): Promise<PageReader> {
    const failures = new EventEmitter()
    const gone = once(failures, 'gone').then(([reason]) => {
      throw new Error('the thread that reads pictures is gone', { cause: reason })
    })
    // Whoever waits for the thread hears of it by the race below; nobody may wait at the moment.
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

  /** The lines of a whole page. */
  async read(picture: Grey): Promise<Mark[][]> {
    const recognised = this.worker.recognize(await pngOf(picture), { rotateAuto: true }, { text: false, blocks: true })
    return marksOf((await Promise.race([recognised, this.gone])).data)
  }

  /** Pictures that show one line each. */
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

/** The types of the package do not tell of it, and without a listener an error of the thread ends the program. */
function threadOf(worker: Worker): EventEmitter {
  if ('worker' in worker && worker.worker instanceof EventEmitter) return worker.worker
  throw new Error('this tesseract.js does not show its thread')
}
