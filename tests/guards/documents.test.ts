import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tufang/tests/imports'
import { describe, expect, it } from 'vitest'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const documents = [
  'README.md',
  'web/src/ui/README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

/** Links `[text](place)` and `![text](place)`, except those within code. */
const linksIn = (file: string): string[] =>
  [
    ...read(file)
      .replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, link = '']) => link)

/** Addresses of a document's headings, as code hosts form them. */
const headingsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Fault of a link in a document; undefined for a right one, and for one that leads out of the project. */
function faultOf(file: string, link: string): string | undefined {
  if (/^https?:/.test(link)) return undefined
  const [place = '', heading] = link.split('#')
  const target = place ? path.join(path.dirname(file), place) : file
  if (!existsSync(path.join(root, target))) return `${file}: ${link}`
  return heading && !headingsOf(target).includes(heading) ? `${file}: ${link}` : undefined
}

describe('links', () => {
  it.each(documents)('of %s lead somewhere', (file) => {
    expect(linksIn(file).flatMap((link) => faultOf(file, link) ?? [])).toEqual([])
  })

  it('are found where there are some', () => {
    expect(linksIn('docs/architecture.md').length).toBeGreaterThan(30)
    expect(linksIn('docs/adr/README.md').length).toBeGreaterThan(30)
  })
})

describe('decisions', () => {
  const files = readdirSync(path.join(root, 'docs/adr')).filter((file) => /^\d{4}-/.test(file))
  const numbers = files.map((file) => Number(file.slice(0, 4))).toSorted((one, other) => one - other)
  const index = read('docs/adr/README.md')

  it('have a number each, and stand in the index under it', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
    const listed = [...index.matchAll(/\[(\d+)\]\(([^)]+)\)/g)].map(([, number, file]) => [Number(number), file])
    expect(listed.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual(
      files.toSorted().map((file) => [Number(file.slice(0, 4)), file]),
    )
  })

  it.each(files)('%s begins with its number', (file) => {
    expect(read(`docs/adr/${file}`)).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `))
  })

  it('leave the numbers empty that the index tells', () => {
    const empty = Array.from({ length: numbers.at(-1) ?? 0 }, (_, at) => at + 1).filter((one) => !numbers.includes(one))
    const [, told = ''] = /^Empty are (.*)\.$/m.exec(index) ?? []
    expect(told.split(/, | and /).map(Number)).toEqual(empty)
  })

  it('are there wherever one is cited', () => {
    const sources = globSync(['{server/src,web/src,seeds,tests,tools}/**/*.{ts,tsx,grit,sql,tpl}'], { cwd: root })
    const cited = [...sources, ...documents].flatMap((file) =>
      [...read(file).matchAll(/\bADR (\d+)|docs\/adr\/(\d{4})/g)].map(([, short, long]) => ({
        file,
        number: Number(short ?? long),
      })),
    )
    expect(cited.length).toBeGreaterThan(50)
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
  })
})
