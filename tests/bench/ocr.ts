import assert from 'node:assert/strict'
import type { Reading } from '@tufang/server/platform/ocr/ocr'
import { OwnOcr } from '@tufang/server/platform/ocr/own-ocr'
import { type View, views } from '../support/papers/distort.ts'
import { type Face, faceOf, faces } from '../support/papers/faces.ts'
import { type Paper, papers } from './papers/papers.ts'
import { Score, writeTable } from './papers/score.ts'

const own = (name: string, from: string, files: RegExp, weight?: number): Face =>
  faceOf(name, { from, folder: 'files', files, ...(weight ? { weight } : {}) }, import.meta.url)

const SONG = '@fontsource-variable/noto-serif-sc'
const KAI = 'lxgw-wenkai-webfont'

/** Four sans-serif faces, four of the Song kind and two of the Kai kind, from the project and from this package. */
const tenFaces: readonly Face[] = [
  ...Object.values(faces),
  own('Noto Sans SC Light', '@fontsource-variable/noto-sans-sc', /-wght-normal\.woff2$/, 300),
  own('Noto Serif SC', SONG, /-wght-normal\.woff2$/, 400),
  own('Noto Serif SC Bold', SONG, /-wght-normal\.woff2$/, 700),
  own('ZCOOL XiaoWei', '@fontsource/zcool-xiaowei', /-400-normal\.woff2$/),
  own('LXGW WenKai', KAI, /^lxgwwenkai-regular-.*\.woff2$/),
  own('LXGW WenKai Light', KAI, /^lxgwwenkai-light-.*\.woff2$/),
]

/**
 * Benchmark of the program's own OCR on licences and identity cards of invented people: shares of right texts, and of
 * wrong texts that were not marked as doubtful, with the processor time. It reads 200 papers in ten faces, upright,
 * turned, noisy and askew, five of each. OCR_PAPERS sets another number of each, OCR_SEED the seed of the papers;
 * `--docs` writes the tables into docs/papers.md. It needs `npm ci --prefix tests/bench`, which installs six of the
 * faces.
 */
const EACH = Number(process.env.OCR_PAPERS ?? 5)
const SEED = Number(process.env.OCR_SEED ?? 5000)
const WANTED = { right: 0.95, wrongAndSure: 0, cpuSeconds: 2 }
/** Two licences, two sides with the portrait, one with the emblem, and so on. */
const ORDER = ['licence', 'portrait side', 'emblem side', 'licence', 'portrait side'] as const

/** The benchmark measures readings and their cost, without waiting for a busy machine. */
const LIMIT_MS = 600_000
const ocr = new OwnOcr(LIMIT_MS)
const scores = { all: new Score(), view: new Map<string, Score>(), face: new Map<string, Score>() }
const byField = new Map<string, Score>()
const seconds: number[] = []

const of = (map: Map<string, Score>, name: string): Score => {
  const score = map.get(name) ?? new Score()
  map.set(name, score)
  return score
}

async function measure(paper: Paper, face: (typeof tenFaces)[number], view: View, seed: number): Promise<void> {
  const picture = await views[view](paper.draw(seed, face), seed)
  const before = process.cpuUsage()
  const read: Reading<string> | undefined = await paper.read(ocr, picture)
  const { user, system } = process.cpuUsage(before)
  seconds.push((user + system) / 1e6)
  const truth = paper.truth(seed)
  for (const field of paper.fields)
    for (const score of [scores.all, of(scores.view, view), of(scores.face, face.name), of(byField, field)])
      score.add(truth[field], read?.[field])
  for (const field of paper.fields)
    if (read?.[field]?.sure && read[field].text !== truth[field])
      console.log(`sure and wrong: ${seed} ${view}, ${face.name}, ${field}: ${truth[field]} as ${read[field].text}`)
}

await ocr.warm()
try {
  let seed = SEED
  for (const face of tenFaces)
    for (const view of Object.keys(views) as View[])
      for (let number = 0; number < EACH; number++) {
        const paper = papers[ORDER[number % ORDER.length] ?? 'licence']
        await measure(paper, face, view, seed++)
      }
} finally {
  await ocr.close()
}

for (const [kind, map] of Object.entries({ distortion: scores.view, face: scores.face, field: byField }))
  for (const [name, score] of map) console.log(`${kind} ${name}: ${score.told()}`)
const sorted = seconds.toSorted((a, b) => a - b)
const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
const mean = seconds.reduce((sum, one) => sum + one, 0) / seconds.length
const cpu = `${mean.toFixed(2)} on average, median ${at(0.5).toFixed(2)}, 95 of 100 within ${at(0.95).toFixed(2)}, most ${at(1).toFixed(2)}`
console.log(`all: ${scores.all.told()} (wanted: ${WANTED.right} right, ${WANTED.wrongAndSure} sure and wrong)`)
console.log(`CPU seconds a paper: ${cpu} (wanted: ${WANTED.cpuSeconds})`)
if (process.argv.includes('--docs')) writeTable({ ...scores, field: byField, cpu, papers: seconds.length })
assert.equal(scores.all.wrongAndSure, 0, 'something is sure and wrong')
