import { EventEmitter, once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, type Worker } from 'tesseract.js'
import { type Mark, marksOf } from './marks.js'

const require = createRequire(import.meta.url)
/** The package of the language brings its data along: nothing is fetched. */
const DATA = join(dirname(require.resolve('@tesseract.js-data/chi_sim/package.json')), '4.0.0_best_int')

const PARAMETERS = {
  // No paper has white letters on black: what is read badly is not tried again inside out.
  tessedit_do_invert: '0',
  user_defined_dpi: '300',
  // What it has to say of a picture is for its makers.
  debug_file: '/dev/null',
}

/** A thread that reads one picture at a time. Once anything went wrong it is to be stopped, and another one started. */
export class TesseractWorker {
  private constructor(
    private readonly worker: Worker,
    /** Settles, with an error, when the thread is gone. */
    private readonly gone: Promise<never>,
  ) {}

  static async start(): Promise<TesseractWorker> {
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
    return new TesseractWorker(worker, gone)
  }

  async read(picture: Buffer): Promise<Mark[][]> {
    const recognised = this.worker.recognize(picture, { rotateAuto: true }, { text: false, blocks: true })
    const { data } = await Promise.race([recognised, this.gone])
    return marksOf(data)
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
