// Entry of the thread of PaddleOCR. Its imports must be TypeScript that node can run by stripping types: no decorators,
// no enums.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Character, charactersOf } from './decode.js'
import { type Line, linesIn } from './lines.js'
import { Model } from './model.js'
import { HEIGHT, type ModelFiles, type Small, type Strip } from './shape.js'

/** Request to find the lines of a paper, or to read lines. */
export type Asked = { find: Small } | { read: readonly Strip[] }
/** Answer of the thread: first that the models are loaded, then one for each request. */
export type Answer = { found: Line[] } | { read: Character[][] } | 'READY'

const HALF = [0.5, 0.5] as const
const { detectionPath, recognitionPath, dictionaryPath }: ModelFiles = workerData
const [finder, reader, alphabet] = await Promise.all([
  Model.load(detectionPath, [
    [0.485, 0.229],
    [0.456, 0.224],
    [0.406, 0.225],
  ]),
  Model.load(recognitionPath, [HALF, HALF, HALF]),
  readFile(dictionaryPath, 'utf8').then((text) => text.replace(/\r?\n$/, '').split(/\r?\n/)),
])

async function answerTo(asked: Asked): Promise<Answer> {
  if ('find' in asked) {
    const { data, width, height } = asked.find
    return { found: linesIn(await finder.of(data, width, height), width, height) }
  }
  const read: Character[][] = []
  for (const { data, width } of asked.read) read.push(charactersOf(await reader.of(data, width, HEIGHT), alphabet))
  return { read }
}

parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await answerTo(asked)))
parentPort?.postMessage('READY' satisfies Answer)
