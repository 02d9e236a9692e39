import assert from 'node:assert/strict'
import type { LicenceField, Reading } from '@tufang/server/platform/ocr/ocr'
import { TesseractOcr } from '@tufang/server/platform/ocr/tesseract-ocr'
import { madeUpCompany } from '../support/papers/companies.ts'
import { distorted } from '../support/papers/distort.ts'
import { drawEmblemSide, drawPortraitSide } from '../support/papers/id-card.ts'
import { drawLicence } from '../support/papers/licence.ts'
import { madeUpPerson } from '../support/papers/people.ts'

/**
 * How much of licences and identity cards of made-up people is read rightly by this program itself, and how much of a processor it takes.
 * Of the papers all, or those that are named: `node tests/bench/ocr.ts licence`.
 */
const PAPERS = Number(process.env.OCR_PAPERS ?? 40)
const WANTED = { upright: 0.95, distorted: 0.85, cpuSeconds: 2 }

const named = process.argv.slice(2)

/** What is read and what that takes is measured, not how long a busy machine lets somebody wait. */
const LIMIT_MS = 120_000
const ocr = new TesseractOcr(LIMIT_MS)

interface Paper {
  fields: readonly string[]
  truth(seed: number): Readonly<Record<string, string>>
  draw(seed: number): Buffer
  read(picture: Buffer): Promise<Reading<string> | undefined>
}

const LICENCE: readonly LicenceField[] = [
  ...(['companyName', 'companyNo', 'companyType', 'companyRepre'] as const),
  ...(['companyAddress', 'companyFound', 'registeredCapital', 'businessTerm'] as const),
]

const papers: Record<string, Paper> = {
  licence: {
    fields: LICENCE,
    truth: madeUpCompany,
    draw: (seed) => drawLicence(madeUpCompany(seed)),
    read: ocr.readLicence,
  },
  'portrait side': {
    fields: ['idName', 'idSex', 'idNation', 'idBirth', 'idAddress', 'idNo'],
    truth: madeUpPerson,
    draw: (seed) => drawPortraitSide(madeUpPerson(seed)),
    read: ocr.readPortraitSide,
  },
  'emblem side': {
    fields: ['idAuthority', 'idStartDate', 'idEndDate'],
    truth: madeUpPerson,
    draw: (seed) => drawEmblemSide(madeUpPerson(seed)),
    read: ocr.readEmblemSide,
  },
}

class Score {
  fields = 0
  right = 0
  sure = 0
  sureAndWrong = 0
  readonly wrong: Record<string, number> = {}

  add(name: string, truth: string | undefined, read: Reading<string> | undefined): void {
    const { text, sure = false } = read?.[name] ?? {}
    this.fields += 1
    if (sure) this.sure += 1
    if (text === truth) this.right += 1
    else {
      this.wrong[name] = (this.wrong[name] ?? 0) + 1
      if (sure) this.sureAndWrong += 1
    }
  }

  get share(): number {
    return this.right / this.fields
  }
}

type View = 'upright' | 'distorted'
const seconds: Record<string, number[]> = {}
const all: Record<View, Score> = { upright: new Score(), distorted: new Score() }

async function measure(name: string, paper: Paper, view: View, number: number): Promise<void> {
  const score = new Score()
  for (let seed = 0; seed < PAPERS; seed++) {
    const drawn = paper.draw(seed)
    const picture = view === 'upright' ? drawn : await distorted(drawn, seed * 3 + number)
    const before = process.cpuUsage()
    const read = await paper.read(picture)
    const { user, system } = process.cpuUsage(before)
    seconds[name] = [...(seconds[name] ?? []), (user + system) / 1e6]
    for (const field of paper.fields) for (const to of [score, all[view]]) to.add(field, paper.truth(seed)[field], read)
  }
  const wrong = Object.entries(score.wrong).map(([field, times]) => `${field} ${times}`)
  console.log(`${name}, ${view}: ${score.share.toFixed(3)} of ${score.fields} fields right`)
  if (wrong.length > 0) console.log(`${name}, ${view}, not right: ${wrong.join(', ')}`)
}

await ocr.warm()
try {
  for (const [number, [name, paper]] of Object.entries(papers).entries())
    if (named.length === 0 || named.includes(name))
      for (const view of ['upright', 'distorted'] as const) await measure(name, paper, view, number)
} finally {
  await ocr.close()
}

const told = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b)
  return `median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2)}, most ${(sorted.at(-1) ?? 0).toFixed(2)}`
}

for (const view of ['upright', 'distorted'] as const) {
  const { share, fields, sure, sureAndWrong } = all[view]
  console.log(`all papers, ${view}: ${share.toFixed(3)} of ${fields} fields right (wanted: ${WANTED[view]})`)
  console.log(`all papers, ${view}: ${(sure / fields).toFixed(3)} of the fields sure, ${sureAndWrong} of them wrong`)
}
for (const [name, values] of Object.entries(seconds)) console.log(`${name}: CPU seconds a picture: ${told(values)}`)
console.log(`all papers: CPU seconds a picture: ${told(Object.values(seconds).flat())} (wanted: ${WANTED.cpuSeconds})`)
assert.ok(all.upright.share >= WANTED.upright && all.distorted.share >= WANTED.distorted, 'too little is read rightly')
