import { readFileSync, writeFileSync } from 'node:fs'
import type { ReadField } from '@tufang/server/platform/ocr/ocr'

/** Shares of right texts. A field is right when all its characters are. */
export class Score {
  fields = 0
  right = 0
  sure = 0
  wrongAndSure = 0

  add(truth: string | undefined, read: ReadField | undefined): void {
    this.fields += 1
    if (read?.text === truth) this.right += 1
    else if (read?.sure) this.wrongAndSure += 1
    if (read?.sure) this.sure += 1
  }

  told(): string {
    return `${this.share(this.right)} of ${this.fields} fields right, ${this.share(this.sure)} sure, ${this.wrongAndSure} sure and wrong`
  }

  /** Row of the table. */
  row(name: string): string {
    return `| ${name} | ${this.fields} | ${this.share(this.right)} | ${this.share(this.sure)} | ${this.wrongAndSure} |`
  }

  private share(part: number): string {
    return (part / this.fields).toFixed(3)
  }
}

export interface Measured {
  all: Score
  view: Map<string, Score>
  face: Map<string, Score>
  field: Map<string, Score>
  /** Text for the processor seconds per paper. */
  cpu: string
  papers: number
}

const FILE = new URL('../../../docs/papers.md', import.meta.url)
const [BEGIN, END] = ['<!-- written by npm run bench:ocr -- --docs -->', '<!-- as far as here -->']

/** Writes the tables between their marks in docs/papers.md. */
export function writeTable({ all, view, face, field, cpu, papers }: Measured): void {
  const head = '| | fields | right | sure | sure and wrong |\n| --- | --- | --- | --- | --- |'
  const tables = [view, face, field].map((map) =>
    [head, ...[...map].map(([name, score]) => score.row(name))].join('\n'),
  )
  const sum = `${papers} papers: ${all.told()}; CPU seconds a paper: ${cpu}.`
  const text = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const after = rest.split(END)[1] ?? ''
  writeFileSync(FILE, `${before}${BEGIN}\n\n${sum}\n\n${tables.join('\n\n')}\n\n${END}${after}`)
}
